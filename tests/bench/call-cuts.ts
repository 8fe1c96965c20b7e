import type { Browser } from '@playwright/test'
import { answer, expectPictures, hangUp, remoteFrames, startCall } from '../e2e/support/call'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { PAUSE_LIMIT_MS } from '../../src/domain/calls/meter-reading'
import { RENEW_EVERY_MS } from '../../src/domain/calls/meter'
import { operate } from '../e2e/support/operator'
import { openProfile } from '../e2e/support/people'
import { startRelay, turnserver, type Relay } from '../e2e/support/relay'
import { signUp } from '../e2e/support/sign-in'
import { openSomebody, type Somebody } from '../e2e/support/somebody'
import { median, type Figure } from './report'

/** How many cuts; the papers speak of 20. */
const CUTS = Number(process.env['BENCH_CUTS'] ?? 20)
const [SHORTEST_MS, LONGEST_MS] = [3_000, 25_000]
/** The talk is given up after 30 s without a link. */
const PATIENCE_MS = 30_000
const CALM_MS = 3_000
const FRAMES = 5
/** A cut counts as paused from the lease before it to the one after it, at the most. */
const AROUND_MS = 3 * RENEW_EVERY_MS
/** A guarded button ignores a second press for so long. */
const GUARD_MS = 2_100

/** From 3 to 25 s, evenly. */
const cutMs = (index: number): number =>
  CUTS === 1 ? LONGEST_MS : SHORTEST_MS + ((LONGEST_MS - SHORTEST_MS) * index) / (CUTS - 1)

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Ms until this side has shown some frames more of the other; infinite: none came in time. */
const seesAgain = async ({ page }: Somebody, since: number): Promise<number> => {
  const from = await remoteFrames(page)
  while (performance.now() - since < PATIENCE_MS) {
    if ((await remoteFrames(page)) >= from + FRAMES) return performance.now() - since
    await pause(20)
  }
  return Number.POSITIVE_INFINITY
}

/** The network of one side goes away: its page is offline, and nothing passes the relay that carries the media. */
const cut = async (relay: Relay, ann: Somebody, ben: Somebody, ms: number): Promise<number> => {
  await ann.context.setOffline(true)
  relay.hold()
  await pause(ms)
  relay.goOn()
  await ann.context.setOffline(false)
  const since = performance.now()
  return Math.max(...(await Promise.all([ann, ben].map((somebody) => seesAgain(somebody, since)))))
}

const meet = async (browser: Browser, product: BuiltServer) => {
  const ann = await signUp(await openSomebody(browser, product, 'Ann'))
  const ben = await signUp(await openSomebody(browser, product, 'Ben'))
  const [found] = await operate(product, 'users', 'find', ben.email)
  await operate(product, 'host', 'make', String(found?.['id']), '--reason', 'a figure')
  await openProfile(ann, ben)
  return { ann, ben }
}

const talk = async (ann: Somebody, ben: Somebody): Promise<void> => {
  await startCall(ann)
  await answer(ben)
  await expectPictures(ann, ben)
}

const part = async (ann: Somebody, ben: Somebody): Promise<void> => {
  if (await ann.page.getByRole('button', { name: 'Hang up' }).isVisible()) await hangUp(ann)
  for (const { page } of [ann, ben]) await page.getByRole('button', { name: 'Done' }).click()
  await pause(GUARD_MS)
}

/** One cut after the other, in as many talks as it takes: one talk bears no more than 60 s of pause in all (PLUS-8). */
const cuts = async (relay: Relay, ann: Somebody, ben: Somebody): Promise<readonly number[]> => {
  const recovered: number[] = []
  let paused = 0
  await talk(ann, ben)
  for (let index = 0; index < CUTS; index += 1) {
    const next = cutMs(index) + AROUND_MS
    const gone = recovered.at(-1) === Number.POSITIVE_INFINITY
    if (gone || paused + next > PAUSE_LIMIT_MS) {
      await part(ann, ben)
      await talk(ann, ben)
      paused = 0
    }
    recovered.push(await cut(relay, ann, ben, cutMs(index)))
    paused += next
    await pause(CALM_MS)
  }
  return recovered
}

const figures = (recovered: readonly number[]): readonly Figure[] => {
  const [middle, worst] = [median(recovered), Math.max(...recovered)]
  const held = recovered.filter(Number.isFinite).length
  const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never')
  return [
    {
      what: `call: both pictures back after a cut of 3 to 25 s, median of ${recovered.length}`,
      measured: `${seconds(middle)}, worst ${seconds(worst)}`,
      bound: 'at most 5 s at the median',
      holds: middle <= 5_000,
    },
    {
      what: 'call: cuts after which the talk went on',
      measured: `${held} of ${recovered.length}`,
      bound: 'at least 19 of 20',
      holds: held >= recovered.length * 0.95,
    },
  ]
}

/** Recovery after cuts of the network, over a relay; nothing where there is no `turnserver` [PLUS-19]. */
export const measureCuts = async (browser: Browser): Promise<readonly Figure[]> => {
  if (turnserver === undefined) {
    process.stdout.write('not run: cuts of a call (no turnserver on this machine)\n')
    return []
  }
  const relay = await startRelay(turnserver)
  const settings = { signIn: { signUpCoins: 10_000 } }
  const product = await startBuiltServer({ env: { ...relay.env, CAPTCHA: 'off' }, settings })
  try {
    const { ann, ben } = await meet(browser, product)
    return figures(await cuts(relay, ann, ben))
  } finally {
    await product.stop()
    await relay.stop()
  }
}
