import { PART_LIMIT_MS } from '../../domain/kernel/parts'

/** Waits before a file is asked for again, in ms; the last is kept to. */
const WAITS = [500, 1_000, 2_000, 4_000] as const

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Resolves once the browser keeps the file, or the server has said that it has none. */
const fetchFile = async (
  url: string,
  signal: AbortSignal,
  [wait = 0, ...later]: readonly number[] = WAITS,
): Promise<void> => {
  try {
    const response = await fetch(url, { signal })
    await response.arrayBuffer()
    if (response.status < 500) return
  } catch {
    // No network, or a server that starts again.
  }
  await pause(wait)
  signal.throwIfAborted()
  return fetchFile(url, signal, later.length > 0 ? later : [wait])
}

/** What a machine has slept through is one of these steps, however long it was. */
const STEPS = 24

const fetchInTime = async (url: string): Promise<void> => {
  const limit = new AbortController()
  let left = STEPS
  const timer = setInterval(() => {
    left -= 1
    if (left === 0) limit.abort(new Error(`not here in time: ${url}`))
  }, PART_LIMIT_MS / STEPS)
  await fetchFile(url, limit.signal).finally(() => clearInterval(timer))
}

const isInPage = (style: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ href }) => href === style)

/** Its place in the page is that of its turn, whenever it arrives: of two rules that are as strong the later one holds. */
const placeStyle = (): HTMLLinkElement => {
  const style = document.createElement('link')
  style.rel = 'stylesheet'
  style.crossOrigin = ''
  document.head.append(style)
  return style
}

const applyStyle = (style: HTMLLinkElement, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    style.addEventListener('load', () => resolve())
    style.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${url}`)))
    style.href = url
  })

const bringStyle = async (url: string): Promise<void> => {
  if (isInPage(url)) return
  const style = placeStyle()
  try {
    await fetchInTime(url)
    await applyStyle(style, url)
  } catch (failure) {
    style.remove()
    throw failure
  }
}

/** What is here or on its way, by address. */
const files = new Map<string, Promise<void>>()

const once = (url: string): Promise<void> => {
  const before = files.get(url)
  if (before !== undefined) return before
  const now = url.endsWith('.css') ? bringStyle(url) : fetchInTime(url)
  files.set(url, now)
  now.catch(() => void files.delete(url))
  return now
}

/**
 * What the build has around each `import()`: its files are fetched before they are imported, and again until the network is back,
 * since Chromium keeps a module that failed once for the life of a page. `names` are relative to `importer`; none: the part stands in
 * the importer itself. @rule SHELL-88 SHELL-89
 */
export const loadFiles = async <Module>(
  load: () => Promise<Module>,
  names: readonly string[] | undefined,
  importer: string,
): Promise<Module> => {
  await Promise.all((names ?? []).map((name) => once(new URL(name, importer).href)))
  return load()
}
