import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type {
  Begun,
  ChannelUnavailable,
  Handover,
  Payment,
  PaymentEvent,
  PaymentProvider,
  PaymentRefused,
} from '../../server/coins/payments/payment-provider.port'
import { PROVIDERS, type ProviderName } from '../../src/domain/coins/provider'

export interface PaymentProviderFake extends PaymentProvider {
  /** What it was asked to begin, in turn. */
  readonly begun: Payment[]
  /** Instead of beginning at once. */
  instead: ((payment: Payment) => TE.TaskEither<ChannelUnavailable | PaymentRefused, Begun>) | null
  /** What it says of payments when it is asked, by its own name of them. */
  readonly stands: Map<string, readonly PaymentEvent[]>
  readonly asked: string[]
  readonly forgotten: string[]
  /** Refunds that it was asked for, the same ones again included. */
  readonly refunds: Parameters<PaymentProvider['refund']>[0][]
  /** Why it takes no refund; null: it does. */
  refuses: string | null
  reachable: boolean
  /** As it was in the beginning. */
  readonly reset: () => void
}

const SIGNATURE = 'x-fake-signature'

const unreachable: ChannelUnavailable = { _tag: 'ChannelUnavailable', reason: 'the line is dead' }

const handoverOf = (name: ProviderName, ref: string): Handover => {
  const page = `https://${name}.example/${ref}`
  switch (PROVIDERS[name]) {
    case 'frame':
      return { _tag: 'Frame', frameUrl: page }
    case 'form':
      return { _tag: 'Form', action: page, fields: { ref } }
    case 'session':
      return { _tag: 'Session' }
    default:
      return { _tag: 'Redirect', url: page }
  }
}

/** A delivery as the fake signs it. */
export const signedDelivery = (name: ProviderName, events: readonly PaymentEvent[]) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', [SIGNATURE]: `signed by ${name}` },
  body: JSON.stringify(events),
})

/** A provider in memory: the same order is the same payment, and it tells nothing by itself. */
export const makePaymentProviderFake = (name: ProviderName): PaymentProviderFake => {
  const reach =
    <A>(answer: A): TE.TaskEither<ChannelUnavailable, A> =>
    async () =>
      fake.reachable ? E.right(answer) : E.left(unreachable)
  const fake: PaymentProviderFake = {
    name,
    begun: [],
    instead: null,
    stands: new Map(),
    asked: [],
    forgotten: [],
    refunds: [],
    refuses: null,
    reachable: true,
    reset: () => {
      fake.instead = null
      fake.reachable = true
      fake.refuses = null
      fake.stands.clear()
      for (const list of [fake.begun, fake.asked, fake.forgotten, fake.refunds]) list.length = 0
    },
    begin: (payment) => {
      fake.begun.push(payment)
      const ref = `${name}-${payment.orderId}`
      return fake.instead?.(payment) ?? reach({ ref, handover: handoverOf(name, ref) })
    },
    session: (ref) => reach({ token: `token of ${ref}`, frameUrl: `https://${name}.example/session` }),
    methods: (country) => reach([{ code: `${name}-bank`, name: `Bank in ${country}` }]),
    fields: (method) => reach([{ name: 'email', label: method, type: 'email', required: true, maxLength: 100 }]),
    readWebhook: (body, headers) =>
      headers[SIGNATURE] === `signed by ${name}`
        ? E.right(JSON.parse(Buffer.from(body).toString()) as readonly PaymentEvent[])
        : E.left({ _tag: 'ForgedOrBroken', reason: 'a foreign signature' }),
    status: (ref) => {
      fake.asked.push(ref)
      return reach(fake.stands.get(ref) ?? [])
    },
    refund: (refund) => {
      fake.refunds.push(refund)
      return fake.refuses === null ? reach(undefined) : TE.left({ _tag: 'PaymentRefused', reason: fake.refuses })
    },
    forgetCard: (token) => {
      if (fake.reachable) fake.forgotten.push(token)
      return reach(undefined)
    },
  }
  return fake
}
