import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { isProvider, type ProviderName } from '../../../src/domain/coins/provider'
import { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import { answerPreparedFor, refuse, type Answered, type Refusal } from '../../http/handler'
import type { ChannelUnavailable, PaymentProvider } from '../payments/payment-provider.port'
import { channels } from '../shop/channels'
import { answerInTime } from './answer-in-time'
import { noOrder } from './orders.answers'
import type { OrdersDeps } from './orders-deps'

const unavailable = refuse(20002, 'This payment channel is unavailable, please choose another')
const notOffered = refuse(20001, 'This payment channel is unavailable, please choose another')

type Heard<A> = Promise<E.Either<Refusal, A>>

/** Asks a provider that takes payments here. */
const ask = async <A>(
  { clock, config, payments }: OrdersDeps,
  name: string | undefined,
  question: (provider: PaymentProvider) => TaskEither<ChannelUnavailable, A>,
): Heard<A> => {
  const provider = name !== undefined && isProvider(name) ? payments.get(name) : undefined
  if (provider === undefined) return E.left(notOffered)
  const heard = await answerInTime(clock, config.settings.orders.patienceMs, question(provider))
  return E.isLeft(heard) ? E.left(unavailable) : heard
}

const listed = <A>(heard: E.Either<Refusal, readonly A[]>): E.Either<Refusal, { list: A[] }> =>
  E.map((list: readonly A[]) => ({ list: [...list] }))(heard)

const methodsOf = (deps: OrdersDeps, name: ProviderName, userId: number) =>
  deps.store
    .read((db) => deps.shop.market(db, userId))
    .then(({ country }) => ask(deps, name, (provider) => provider.methods(country)))

const fieldsOf = (deps: OrdersDeps, name: string | undefined, method: string) =>
  ask(deps, name, (provider) => provider.fields(method))

const providerOf = (code: string): ProviderName | undefined => channels.find((one) => one.code === code)?.provider

/** Row 155: the hosted page of an own order that waits for its payment. */
const session = (deps: OrdersDeps): Answered =>
  answerPreparedFor(
    shopCalls.klarnaSession,
    async ({ params, session: { userId } }, read): Heard<{ token: string; frameUrl: string }> => {
      const row = await read((db) => deps.orders.own(db, userId, params.orderId))
      const ref = row?.provider === 'klarna' && row.course === 'processing' ? row.ref : null
      return ref === null ? E.left(noOrder) : ask(deps, 'klarna', (provider) => provider.session(ref))
    },
    async (_asked, _work, heard) => heard,
  )

/** Rows 147, 151 and 155 to 158: what providers want to know before a payment, and the page of one that has begun (@rule COIN-39). */
export const makePaymentPageAnswers = (deps: OrdersDeps): readonly Answered[] => [
  session(deps),
  answerPreparedFor(
    shopCalls.idealBanks,
    ({ session: { userId } }) => methodsOf(deps, 'ideal', userId),
    async (_asked, _work, heard) => listed(heard),
  ),
  answerPreparedFor(
    shopCalls.payForm,
    ({ params }) => fieldsOf(deps, params.comp_code, params.pay_templete),
    async (_asked, _work, heard) => listed(heard),
  ),
  answerPreparedFor(
    shopCalls.channelExtras,
    ({ params: { thirdPaymentChannelCode: code } }) => fieldsOf(deps, providerOf(code), code),
    async (_asked, _work, heard) => listed(heard),
  ),
  answerPreparedFor(
    shopCalls.rapydMethods,
    ({ session: { userId } }) => methodsOf(deps, 'rapyd', userId),
    async (_asked, _work, heard) => listed(heard),
  ),
  answerPreparedFor(
    shopCalls.rapydFields,
    ({ params }) => fieldsOf(deps, 'rapyd', params.paymentMethodType),
    async (_asked, _work, heard) => listed(heard),
  ),
]
