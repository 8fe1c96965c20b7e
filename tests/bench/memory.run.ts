import type { Browser, CDPSession, Page } from '@playwright/test'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { makeFriends } from '../e2e/support/member'
import { signUp } from '../e2e/support/sign-in'
import { openSomebody, PHONE } from '../e2e/support/somebody'
import { launch } from './browser'
import type { Figure } from './report'
import { deeds, goHome, rareDeeds, writeTo, type Deed, type People } from './scripted-use'

/** Length of the run; a shorter one shows less. */
const MINUTES = Number(process.env['BENCH_MINUTES'] ?? 60)
const READINGS = 12
const MOST_GROWTH = 1.1
/** Every so many rounds there is a call. */
const CALL_EVERY = 4
/** What was pressed has come to rest, timers and observers included. */
const REST_MS = 4_000

interface Reading {
  readonly minutes: number
  readonly heap: number
  /** What of it the engine has compiled: it grows until all that is used has been. */
  readonly code: number
  readonly nodes: number
  readonly listeners: number
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] }
  }
  readonly nodes: readonly number[]
}

/** Bytes of compiled code, as a snapshot of the heap counts them. */
const codeIn = async (session: CDPSession): Promise<number> => {
  const chunks: string[] = []
  const hear = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', hear)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', hear)
  const { nodes, snapshot } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = (types[type] as readonly string[]).indexOf('code')
  return nodes.reduce(
    (sum, value, at) => (at % fields.length === type && value === code ? sum + (nodes[at - type + size] ?? 0) : sum),
    0,
  )
}

/** What is left at home after all that can be let go has been. */
const read = async (page: Page, session: CDPSession, since: number): Promise<Reading> => {
  await page.waitForTimeout(REST_MS)
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return {
    minutes: (performance.now() - since) / 60_000,
    heap: usedSize,
    code: await codeIn(session),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`

const inWords = ({ code, heap, listeners, minutes, nodes }: Reading): string =>
  `${minutes.toFixed(0)} min: ${megabytes(heap)}, ${megabytes(code)} of it code, ${nodes} nodes, ${listeners} listeners`

/** A deed that fails is told, and the page is brought home for the next. */
const doing = async (people: People, round: number, [name, run]: Deed): Promise<string | undefined> => {
  try {
    await run(people, round)
    return undefined
  } catch (error) {
    await people.ann.page.keyboard.press('Escape')
    await goHome(people.ann)
    return `round ${round}, ${name}: ${String(error).split('\n')[0]}`
  }
}

const spendTheTime = async (
  people: People,
): Promise<{ readonly readings: readonly Reading[]; readonly failed: number }> => {
  const { page } = people.ann
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => Object.assign(globalThis, { neverLoadedAnew: true }))
  await session.send('Performance.enable')
  const since = performance.now()
  const due = (count: number): boolean => performance.now() - since >= (count * MINUTES * 60_000) / READINGS
  const readings: Reading[] = []
  let failed = 0
  for (let round = 0; readings.length < READINGS; round += 1) {
    for (const deed of [...deeds, ...(round % CALL_EVERY === 0 ? rareDeeds : [])]) {
      const failure = await doing(people, round, deed)
      if (failure === undefined) continue
      failed += 1
      process.stdout.write(`${failure}\n`)
    }
    if (!due(readings.length + 1)) continue
    await goHome(people.ann)
    const reading = await read(page, session, since)
    readings.push(reading)
    process.stdout.write(`round ${round}, ${inWords(reading)}\n`)
  }
  if (!(await page.evaluate(() => 'neverLoadedAnew' in globalThis))) throw new Error('the page was loaded anew')
  return { readings, failed }
}

const measure = async (browser: Browser, server: BuiltServer): Promise<readonly Figure[]> => {
  const ann = await signUp(await openSomebody(browser, server, 'Ann'))
  const ben = await signUp(await openSomebody(browser, server, 'Ben', { size: PHONE }))
  const cem = await signUp(await openSomebody(browser, server, 'Cem'))
  for (const other of [ben, cem]) {
    await makeFriends(ann, other)
    await writeTo(other, ann, 'The first one')
  }
  await cem.context.close()
  const { failed, readings } = await spendTheTime({ ann, ben, cem })
  const [first, last] = [readings[0], readings.at(-1)]
  if (first === undefined || last === undefined) throw new Error('nothing was read')
  const growth = last.heap / first.heap
  const objects = (last.heap - last.code) / (first.heap - first.code)
  return [
    {
      what: `memory: heap after ${last.minutes.toFixed(0)} minutes beside that after ${first.minutes.toFixed(0)}`,
      measured: `${growth.toFixed(3)} times (${inWords(first)}; ${inWords(last)})`,
      bound: `at most ${MOST_GROWTH} times`,
      holds: growth <= MOST_GROWTH,
    },
    {
      what: 'memory: the same without compiled code',
      measured: `${objects.toFixed(3)} times`,
      bound: `at most ${MOST_GROWTH} times`,
      holds: objects <= MOST_GROWTH,
    },
    { what: 'memory: deeds that failed', measured: String(failed), bound: 'none', holds: failed === 0 },
    {
      what: 'memory: errors that the page threw',
      measured: String(ann.faults.length),
      bound: 'none',
      holds: ann.faults.length === 0,
    },
  ]
}

/** An hour of use in one page, never loaded anew; what is kept at its end beside what was kept at its beginning. */
export const run = async (port: number): Promise<readonly Figure[]> => {
  const settings = { signIn: { signUpCoins: 100_000 } }
  const server = await startBuiltServer({ port, env: { CAPTCHA: 'off' }, settings })
  const browser = await launch()
  try {
    return await measure(browser, server)
  } finally {
    await browser.close()
    await server.stop()
  }
}
