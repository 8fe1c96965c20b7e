import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Chore } from '../../../../server/chores'
import { audit } from '../../../../server/coins/audit'
import type { PaymentEvent, PaymentNews } from '../../../../server/coins/payments/payment-provider.port'
import { isProvider, PROVIDERS, type ProviderName } from '../../../../src/domain/coins/provider'
import { accountCalls } from '../../../../src/infrastructure/gateway/contract/account.calls'
import type { ParamsOf } from '../../../../src/infrastructure/gateway/contract/call'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import { makePaymentProviderFake, type PaymentProviderFake, signedDelivery } from '../../../fakes/payment-provider.fake'
import type { Asker } from '../../asker'
import { startTestServer, type TestServer } from '../../test-server'

/** Two people at a shop whose providers the test plays; the ledger is audited after each test. */
export let server: TestServer
export let ada: Asker
export let bob: Asker
let providers: ReadonlyMap<ProviderName, PaymentProviderFake>
let chores: readonly Chore[] = []

const names = Object.keys(PROVIDERS).filter(isProvider)

export const provider = (name: ProviderName): PaymentProviderFake => {
  const found = providers.get(name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}

/** Runs what comes round by itself, now. */
export const run = (name: string): Promise<unknown> =>
  chores.find((chore) => chore.name === name)?.run() ?? Promise.reject(new Error(`no chore ${name}`))

type Params = ParamsOf<typeof shopCalls.placeOrder>
type Order = Params & { readonly ext: NonNullable<Params['ext']> }

/** What the client sends for the cheapest pack through this channel, by the prices that the person sees. */
export const wished = async (asker: Asker, channel = 'payermax_wallet'): Promise<Order> => {
  const { data } = await asker.ask(shopCalls.packList, {})
  const pack = data.list.find(({ channels = [] }) => channels.some((way) => way.thirdPaymentChannelCode === channel))
  const way = pack?.channels?.find(({ thirdPaymentChannelCode: code }) => code === channel)
  if (pack === undefined || way === undefined) throw new Error(`nothing is sold through ${channel}`)
  return {
    payChannel: way.payChannel ?? '',
    thirdPaymentChannelCode: channel,
    deviceId: asker.deviceId,
    coinCode: pack.coinCode,
    userId: asker.userId,
    price: way.price ?? 0,
    currency: way.currency ?? '',
    ext: { traceId: randomUUID() },
  }
}

/** Places an order; answers its id and what its provider was asked for. */
export const placed = async (asker: Asker, channel?: string) => {
  const wish = await wished(asker, channel)
  const { code, data, message } = await asker.ask(shopCalls.placeOrder, wish)
  if (code !== 0) throw new Error(`not placed: ${code} ${message ?? ''}`)
  const row = await orderRow(data.orderId)
  return { ...row, wish, data }
}

export const orderRow = (orderId: string) =>
  server.parts.store.read((db) =>
    db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow(),
  )

type Placed = Pick<Awaited<ReturnType<typeof orderRow>>, 'order_id' | 'minor' | 'currency' | 'provider'>

export const captured = ({ currency, minor }: Placed): Extract<PaymentNews, { _tag: 'Captured' }> => ({
  _tag: 'Captured',
  minor,
  currency,
})
export const refunded = ({ currency, minor }: Placed): PaymentNews => ({ _tag: 'Refunded', minor, currency })

export const event = (order: Placed, news: PaymentNews, over: Partial<PaymentEvent> = {}): PaymentEvent => ({
  id: randomUUID(),
  orderId: order.order_id,
  ref: `${order.provider}-${order.order_id}`,
  at: server.clock.now(),
  news,
  ...over,
})

/** What a provider sends to row 174; answers the status. */
export const deliver = async (name: ProviderName, ...events: readonly PaymentEvent[]): Promise<number> =>
  (await fetch(`${server.url}/pay/v1/webhook/${name}`, signedDelivery(name, events))).status

export const tell = (order: Placed, news: PaymentNews, over?: Partial<PaymentEvent>): Promise<number> =>
  deliver(order.provider as ProviderName, event(order, news, over))

/** What somebody can spend, and whether they are VIP. */
export const standing = async (asker: Asker) => {
  const { goldNum } = (await asker.ask(accountCalls.balance, {})).data
  const { pay_status } = await server.parts.store.read((db) =>
    db.selectFrom('users').select('pay_status').where('id', '=', asker.userId).executeTakeFirstOrThrow(),
  )
  return { coins: goldNum, vip: pay_status === 1 }
}

/** Time passes for orders and deliveries, as far as they are stored: days of the clock would run every chore of every second. */
export const age = (ms: number): Promise<unknown> =>
  server.parts.store.work(async ({ db }) => {
    await db
      .updateTable('orders')
      .set((of) => ({ created_at: of('created_at', '-', ms), look_at: of('look_at', '-', ms) }))
      .execute()
    await db
      .updateTable('payment_events')
      .set((of) => ({ received_at: of('received_at', '-', ms), next_at: of('next_at', '-', ms) }))
      .execute()
    await db
      .updateTable('cards_to_forget')
      .set((of) => ({ next_at: of('next_at', '-', ms) }))
      .execute()
    return E.right(undefined)
  })

export const statusOf = async (asker: Asker, orderId: string) =>
  (await asker.ask(shopCalls.orderDetail, { orderId })).data.orderStatus

/** What became of what this test has delivered. */
export const deliveries = () =>
  server.parts.store.read((db) =>
    db
      .selectFrom('payment_events')
      .select(['id', 'order_id', 'state', 'problem', 'card'])
      .where('id', '>', since)
      .orderBy('id')
      .execute(),
  )

export const ordersOf = (asker: Asker) =>
  server.parts.store.read((db) => db.selectFrom('orders').selectAll().where('user_id', '=', asker.userId).execute())

export const liveIn = (asker: Asker, country: string): Promise<unknown> =>
  server.parts.store.work(async ({ db }) => {
    await db.updateTable('users').set({ country_code: country }).where('id', '=', asker.userId).execute()
    return E.right(undefined)
  })

let since = 0

const lastDelivery = () =>
  server.parts.store.read(async (db) => {
    const { last } = await db
      .selectFrom('payment_events')
      .select((of) => of.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    return Number(last ?? 0)
  })

/** One server for a file; two people and silent providers anew for each test. */
export const setTheStage = (settings: Readonly<Record<string, unknown>> = {}): void => {
  beforeAll(async () => {
    providers = new Map(names.map((name) => [name, makePaymentProviderFake(name)]))
    server = await startTestServer({
      settings,
      payments: providers,
      features: (own) => ((chores = own.chores), own),
    })
  })
  beforeEach(async () => {
    for (const name of names) provider(name).reset()
    ada = await server.signedIn('Ada')
    bob = await server.signedIn('Bob')
    since = await lastDelivery()
  })
  afterEach(async () => {
    expect(await server.parts.store.read(audit)).toEqual([])
  })
  afterAll(() => server.close())
}
