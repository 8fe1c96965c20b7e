import { randomUUID } from 'node:crypto'
import { partition } from 'fp-ts/ReadonlyArray'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import type { Asker } from '../server/asker'
import { makeChance } from './chance'
import { ledgerFaults } from './oracle'
import { makePayer, placeOrder, type PlacedOrder, spendSome } from './payers'
import { breakCrediting, judge, signingKey, soldOrders, waitingDeliveries } from './payment-oracle'
import { type Delivery, forged, genuine, send } from './payment-provider'
import { type News, storyOf } from './payment-story'
import type { FaultOptions, FaultReport } from './report'
import { unlimited } from './unlimited'
import { until } from './until'

const KILLS = 20
const ORDERS_BETWEEN_KILLS = 50
const PAYERS = 10
const AT_ONCE = 12
/** What is left over for the end, long after its order: every fourth. */
const LATE = 0.25

const shuffled = <A>(all: readonly A[], chance: () => number): readonly A[] =>
  all
    .map((one) => [chance(), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one)

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Runs all, so many at once; answers what each came to. */
const inTurns = async <A, B>(all: readonly A[], run: (one: A) => Promise<B>): Promise<readonly B[]> => {
  const [waiting, done]: [A[], B[]] = [[...all], []]
  const worker = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) done.push(await run(one))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return done
}

/** Everything that is delivered of some orders, each piece one to three times, forged ones and ones of no order among them. */
const deliveriesOf = async (
  server: BuiltServer,
  placed: readonly PlacedOrder[],
  stories: Map<string, readonly News[]>,
  chance: () => number,
): Promise<readonly Delivery[]> => {
  const [key, sold] = [await signingKey(server), await soldOrders(server)]
  return placed.flatMap(({ orderId }) => {
    const order = sold.get(orderId)
    if (order === undefined) return []
    const story = storyOf(order, chance)
    stories.set(orderId, story)
    const told = story.flatMap((news) =>
      Array.from({ length: 1 + Math.floor(chance() * 3) }, () => genuine(key, order, news)),
    )
    const claim = { id: randomUUID(), type: 'captured', amount: order.minor, currency: order.currency } as const
    const odd = chance() < 0.05 ? [genuine(key, { ...order, orderId: randomUUID() }, claim)] : []
    const foreign =
      chance() < 0.05
        ? [genuine(key, { orderId, provider: order.provider === 'xendit' ? 'cpay' : 'xendit' }, claim)]
        : []
    return [...told, ...odd, ...foreign, ...(chance() < 0.3 ? [forged(key, order, chance)] : [])]
  })
}

const killOnce = async (server: BuiltServer, chance: () => number): Promise<void> => {
  await pause(chance() * 1_500)
  await server.kill9()
  await server.start()
}

/**
 * Payments told by a stand-in for their providers: shuffled, tripled, forged, while crediting fails and the server is killed; an
 * oracle says how each order must stand [PLUS-10] [PLUS-5].
 */
export const run = async ({ port, scale, seed }: FaultOptions): Promise<FaultReport> => {
  const chance = makeChance(seed)
  const server = await startBuiltServer({ port, env: { CAPTCHA: 'off' }, settings: unlimited })
  const stories = new Map<string, readonly News[]>()
  const late: Delivery[] = []
  const complaints: string[] = []
  let sent = 0
  try {
    const payers: Asker[] = []
    for (let one = 0; one < PAYERS; one += 1) payers.push(await makePayer(server.url, `Payer${one}`))
    const tell = async (deliveries: readonly Delivery[]): Promise<void> => {
      const answers = await inTurns(shuffled(deliveries, chance), (delivery) => send(server.url, delivery))
      complaints.push(...answers.filter((answer) => answer !== null))
      sent += deliveries.length
    }
    const kills = Math.ceil(KILLS * scale)
    for (let round = 0; round < kills; round += 1) {
      breakCrediting(server, round % 2 === 0)
      const buyers = Array.from({ length: ORDERS_BETWEEN_KILLS }, (_, at) => payers[at % PAYERS]).filter(
        (payer) => payer !== undefined,
      )
      const [placed] = await Promise.all([
        inTurns(buyers, (payer) => placeOrder(payer, chance)),
        round % 2 === 0 ? killOnce(server, chance) : undefined,
      ])
      const all = await deliveriesOf(server, placed, stories, chance)
      const { left: kept, right: now } = partition((): boolean => chance() >= LATE)(all)
      late.push(...kept)
      await Promise.all([tell(now), round % 2 === 1 ? killOnce(server, chance) : undefined])
      await inTurns(payers, (payer) => spendSome(payer, payers[round % PAYERS]?.userId ?? 0))
    }
    breakCrediting(server, false)
    await tell(late)
    await until('all deliveries are applied', async () => (await waitingDeliveries(server)) === 0, 300_000)
    const outcome = await judge(server, stories)
    await server.end()
    const ledger = await ledgerFaults(server)
    return {
      counts: {
        orders: stories.size,
        'deliveries, tripled and forged ones among them': sent,
        'deliveries long after their order': late.length,
        'kill -9': kills,
        'tries to credit that failed': outcome.tries,
        'orders credited once': outcome.credited,
        'orders of which money went back': outcome.returned,
        'orders that stand otherwise than the oracle says': outcome.violations.length,
        'ledger findings': ledger.length,
      },
      violations: [...complaints, ...outcome.violations, ...ledger],
    }
  } finally {
    await server.stop()
  }
}
