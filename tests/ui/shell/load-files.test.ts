import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const IMPORTER = 'https://visavis.test/assets/index-1.js'
const PART = 'https://visavis.test/assets/part-1.js'
const STYLE = 'https://visavis.test/assets/part-1.css'

describe('the files of a part', () => {
  const asked: string[] = []
  let answer: () => Promise<Response>
  let load = vi.fn<() => Promise<string>>()
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[crossorigin]')]

  const fresh = async () => {
    vi.resetModules()
    return (await import('../../../src/infrastructure/browser/load-files')).loadFiles
  }

  beforeEach(() => {
    vi.useFakeTimers()
    asked.splice(0)
    answer = async () => new Response('export {}')
    load = vi.fn<() => Promise<string>>(async () => 'part')
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return answer()
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    links().forEach((link) => link.remove())
  })

  it('are fetched before the part is imported [SHELL-88]', async () => {
    const loadFiles = await fresh()
    const part = loadFiles(load, ['./part-1.js', './shared-1.js'], IMPORTER)
    expect(load).not.toHaveBeenCalled()
    await expect(part).resolves.toBe('part')
    expect(asked).toEqual([PART, 'https://visavis.test/assets/shared-1.js'])
  })

  it('are none where the part stands in the file that imports it', async () => {
    const loadFiles = await fresh()
    await expect(loadFiles(load, undefined, IMPORTER)).resolves.toBe('part')
  })

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server starts again', async () => new Response('', { status: 503 })],
  ])('are asked for again while %s, and the part is imported once they are there [SHELL-88]', async (_, away) => {
    const loadFiles = await fresh()
    answer = away
    const part = loadFiles(load, ['./part-1.js'], IMPORTER)
    await vi.advanceTimersByTimeAsync(0)
    for (const [tries, wait] of [500, 1_000, 2_000, 4_000, 4_000].entries()) {
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(asked).toHaveLength(tries + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(asked).toHaveLength(tries + 2)
    }
    expect(load).not.toHaveBeenCalled()
    answer = async () => new Response('export {}')
    await vi.advanceTimersByTimeAsync(4_000)
    await expect(part).resolves.toBe('part')
    expect(load).toHaveBeenCalledOnce()
  })

  it('are not waited for when the server has none: the import says so [SHELL-88]', async () => {
    const loadFiles = await fresh()
    answer = async () => new Response('', { status: 404 })
    load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await expect(loadFiles(load, ['./part-1.js'], IMPORTER)).rejects.toThrow('dynamically imported')
    expect(asked).toEqual([PART])
  })

  it('are fetched once for all who need them', async () => {
    const loadFiles = await fresh()
    await Promise.all([
      loadFiles(load, ['./part-1.js'], IMPORTER),
      loadFiles(load, ['./part-1.js'], IMPORTER),
      loadFiles(load, ['../assets/part-1.js'], IMPORTER),
    ])
    await loadFiles(load, ['./part-1.js'], IMPORTER)
    expect([asked, load.mock.calls.length]).toEqual([[PART], 4])
  })

  it('are given up after 120 s, also where the network says nothing at all, and asked for anew by the next who needs them [SHELL-88]', async () => {
    const loadFiles = await fresh()
    const failed = vi.fn<(error: unknown) => void>()
    answer = () => new Promise(() => undefined)
    vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
      asked.push(url)
      return Promise.race([
        answer(),
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ])
    })
    loadFiles(load, ['./part-1.js'], IMPORTER).catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(asked).toEqual([PART])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([failed.mock.calls.length, asked.length, load.mock.calls.length]).toEqual([1, 1, 0])
    answer = async () => new Response('export {}')
    await expect(loadFiles(load, ['./part-1.js'], IMPORTER)).resolves.toBe('part')
  })

  it('wait for their styles, once; a style that fails is asked for again by the next who needs it [SHELL-89]', async () => {
    const loadFiles = await fresh()
    const first = loadFiles(load, ['./part-1.css'], IMPORTER)
    await vi.advanceTimersByTimeAsync(0)
    expect([links().map(({ href }) => href), load.mock.calls.length]).toEqual([[STYLE], 0])
    links()[0]?.dispatchEvent(new Event('error'))
    await expect(first).rejects.toThrow('Unable to preload CSS')
    const second = loadFiles(load, ['./part-1.css'], IMPORTER)
    await vi.advanceTimersByTimeAsync(0)
    expect(links()).toHaveLength(1)
    links()[0]?.dispatchEvent(new Event('load'))
    await expect(second).resolves.toBe('part')
    await loadFiles(load, ['./part-1.css'], IMPORTER)
    expect(links()).toHaveLength(1)
  })

  it('apply their styles in the order of their turns, whichever arrives first', async () => {
    const loadFiles = await fresh()
    let slow: (value: Response) => void = () => undefined
    vi.stubGlobal('fetch', (url: string) =>
      url.includes('first') ? new Promise((resolve) => (slow = resolve)) : Promise.resolve(new Response('')),
    )
    void loadFiles(load, ['./first-1.css', './second-1.css'], IMPORTER)
    void loadFiles(load, ['./third-1.css'], IMPORTER)
    await vi.advanceTimersByTimeAsync(0)
    const names = () => links().map(({ href }) => href.split('/').at(-1))
    expect(names()).toEqual(['', 'second-1.css', 'third-1.css'])
    slow(new Response(''))
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['first-1.css', 'second-1.css', 'third-1.css'])
  })

  it('of the page itself are there already', async () => {
    const loadFiles = await fresh()
    document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" crossorigin href="${STYLE}" disabled>`)
    await expect(loadFiles(load, ['./part-1.css'], IMPORTER)).resolves.toBe('part')
    expect(asked).toEqual([])
  })
})
