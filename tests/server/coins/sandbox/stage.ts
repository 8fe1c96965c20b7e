import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'
import type { ProviderName } from '../../../../src/domain/coins/provider'
import type { Instant } from '../../../../src/domain/kernel/time'
import type { Handover, Payment, PaymentEvent } from '../../../../server/coins/payments/payment-provider.port'
import { makeSandbox } from '../../../../server/coins/payments/sandbox/sandbox'
import { sandboxProvider } from '../../../../server/coins/payments/sandbox/sandbox.provider'
import { systemRandom } from '../../../../server/random'
import { defaultSettings } from '../../../../server/settings'
import { makeVirtualClock } from '../../../fakes/clock.fake'
import { openTestStore } from '../../store/test-store'

/** One notification as the gateway gets it. */
export interface Received {
  readonly provider: string
  readonly body: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

export const KEY = Buffer.alloc(32, 5)
export const RETURN = 'http://localhost:4100/payRes?orderId=order-1'

export const payment = (over: Partial<Payment> = {}): Payment => ({
  orderId: 'order-1',
  minor: 1_052,
  currency: 'USD',
  country: 'US',
  itemName: '480 coins',
  channel: '',
  method: null,
  fields: {},
  cardToken: null,
  customer: 'buyer-1',
  returnUrl: RETURN,
  locale: 'en',
  ...over,
})

/** What each provider wants beside the order. */
export const wanted: Readonly<Partial<Record<ProviderName, Partial<Payment>>>> = {
  ideal: { method: 'tulip' },
  pagsmile: { fields: { full_name: 'Ada', email: 'ada@example.net', document: '12345678901' } },
  dlocal: { fields: { full_name: 'Ada', email: 'ada@example.net' } },
  rapyd: { method: 'wallet', fields: { full_name: 'Ada', email: 'ada@example.net', phone: '491701234567' } },
}

/** A gateway that only listens: it keeps what it is told and answers with the status that it is given. */
const startListener = async () => {
  const received: Received[] = []
  let status = 200
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
      received.push({ provider: request.url?.slice(1) ?? '', body, headers })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    received,
    answer: (next: number) => void (status = next),
    at: (provider: string) => `http://127.0.0.1:${port}/${provider}`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

const pageOf = (handover: Handover): string => {
  switch (handover._tag) {
    case 'Redirect':
      return handover.url
    case 'Frame':
      return handover.frameUrl
    default:
      throw new Error(`no page in a ${handover._tag}`)
  }
}

/** The sandbox on a port of its own, before a gateway that only listens, in time that stands still. */
export const setStage = async () => {
  const store = await openTestStore()
  const clock = makeVirtualClock()
  const gateway = await startListener()
  const settings = defaultSettings('local').sandbox
  const sandbox = makeSandbox({
    clock,
    random: systemRandom,
    store,
    settings,
    key: KEY,
    port: 0,
    webhookAt: gateway.at,
    report: () => undefined,
  })
  await sandbox.open('127.0.0.1')
  const provider = (name: ProviderName) => sandboxProvider(name, sandbox.services)
  const begun = async (name: ProviderName, over: Partial<Payment> = {}) => {
    const answer = await provider(name).begin(payment({ ...wanted[name], ...over }))()
    if (E.isLeft(answer)) throw new Error(answer.left.reason)
    return answer.right
  }
  return {
    clock,
    gateway,
    sandbox,
    settings,
    store,
    provider,
    begun,
    /** The page of a payment that is reached by an address. */
    page: async (name: ProviderName, over: Partial<Payment> = {}) => pageOf((await begun(name, over)).handover),
    post: (url: string, form: Readonly<Record<string, string>>) =>
      fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    /** What the gateway understands of what it was told last. */
    heard: (now: Instant = clock.now()): E.Either<string, readonly PaymentEvent[]> => {
      const last = gateway.received.at(-1)
      if (last === undefined) return E.left('nothing')
      const read = provider(last.provider as ProviderName).readWebhook(Buffer.from(last.body), last.headers, now)
      return E.mapLeft(({ reason }: { readonly reason: string }) => reason)(read)
    },
    /** What comes round by itself, once. */
    round: async () => {
      for (const { run } of sandbox.chores) await run()
    },
    close: async () => {
      await sandbox.close()
      await gateway.close()
      await store.close()
    },
  }
}

export type Stage = Awaited<ReturnType<typeof setStage>>
