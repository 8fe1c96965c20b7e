import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type FlowKind, type ProviderName, PROVIDERS } from '../../../../src/domain/coins/provider'
import type { Clock } from '../../../clock'
import type { Random } from '../../../random'
import type { Settings } from '../../../settings'
import type { Store, Work } from '../../../store/store'
import type {
  ChannelUnavailable,
  ForgedOrBroken,
  Handover,
  Payment,
  PaymentProvider,
  PaymentRefused,
} from '../payment-provider.port'
import { forgetCard } from './sandbox-cards'
import { eventsOf } from './sandbox-events'
import { readSandboxEvent } from './sandbox-event.codec'
import { fieldsOf, methodsOf } from './sandbox-faces'
import { findPayment, type SandboxPayment } from './sandbox-payment'
import { notePayment, refundPayment } from './sandbox-payments'
import { siteFor } from './sandbox-site'
import { formOf, proofOf, sameText, signatureOf, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './sandbox-signature'

export interface SandboxProviderDeps {
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly settings: Settings['sandbox']
  /** Signs notifications, forms and sessions. */
  readonly key: Buffer
  /** The port of the checkout pages; null while they are not served. */
  readonly port: () => number | null
}

const unavailable = (reason: string): ChannelUnavailable => ({ _tag: 'ChannelUnavailable', reason })
const refused = (reason: string): PaymentRefused => ({ _tag: 'PaymentRefused', reason })
const forged = (reason: string): ForgedOrBroken => ({ _tag: 'ForgedOrBroken', reason })

/** Why a payment is not taken; null: it is. */
const complaint = (name: ProviderName, { fields, method, minor }: Payment): PaymentRefused | null => {
  if (!Number.isSafeInteger(minor) || minor <= 0) return refused('no amount')
  const methods = methodsOf(name)
  if (methods.length > 0 && !methods.some(({ code }) => code === method)) return refused('no such bank or method')
  const missing = fieldsOf(name, method ?? '').find(({ name: asked, required }) => required && !fields[asked]?.trim())
  return missing === undefined ? null : refused(`${missing.name} is missing`)
}

const handoverOf = (name: ProviderName, site: string, key: Buffer, payment: SandboxPayment): Handover => {
  const page = `${site}/pay/${payment.ref}`
  const kind: FlowKind = PROVIDERS[name]
  switch (kind) {
    case 'frame':
      return { _tag: 'Frame', frameUrl: page }
    case 'form':
      return { _tag: 'Form', action: `${site}/form`, fields: formOf(key, payment) }
    case 'session':
      return { _tag: 'Session' }
    case 'redirect':
    case 'banks':
    case 'fields':
      return { _tag: 'Redirect', url: page }
  }
}

/** Runs a unit that refuses nothing. */
const always = <A>(store: Store, unit: (work: Work) => Promise<A>): TE.TaskEither<ChannelUnavailable, A> =>
  TE.tryCatch(
    async () => {
      const done = await store.work<never, A>(async (work) => E.right(await unit(work)))
      if (E.isLeft(done)) throw new Error('a unit that cannot refuse')
      return done.right
    },
    (error) => unavailable(String(error)),
  )

const paymentOf = (
  { store }: SandboxProviderDeps,
  name: ProviderName,
  ref: string,
): TE.TaskEither<ChannelUnavailable, SandboxPayment> =>
  pipe(
    TE.tryCatch(
      () => store.read((db) => findPayment(db, ref)),
      (error) => unavailable(String(error)),
    ),
    TE.filterOrElse(
      (payment): payment is SandboxPayment => payment?.provider === name,
      () => unavailable('no such payment'),
    ),
  )

/** Where the pages are for somebody who comes from `returnUrl`. */
const siteOf = (
  { port }: SandboxProviderDeps,
  returnUrl: string,
): E.Either<ChannelUnavailable | PaymentRefused, string> => {
  const open = port()
  if (open === null) return E.left(unavailable('the checkout pages are not served'))
  const site = siteFor(returnUrl, open)
  if (site === null) return E.left(refused('the return address is not of this machine'))
  return new URL(returnUrl).port === String(open) ? E.left(refused('it would lead back to itself')) : E.right(site)
}

const begin =
  (name: ProviderName, deps: SandboxProviderDeps): PaymentProvider['begin'] =>
  (payment) => {
    const why = complaint(name, payment)
    const note = always(deps.store, ({ db }) => notePayment(db, deps.random, name, payment, deps.clock.now()))
    return pipe(
      TE.fromEither(why === null ? siteOf(deps, payment.returnUrl) : E.left(why)),
      TE.flatMap((site) =>
        TE.map((noted: SandboxPayment) => ({ ref: noted.ref, handover: handoverOf(name, site, deps.key, noted) }))(
          note,
        ),
      ),
    )
  }

const session =
  (name: ProviderName, deps: SandboxProviderDeps): PaymentProvider['session'] =>
  (ref) =>
    pipe(
      paymentOf(deps, name, ref),
      TE.flatMapEither(({ return_url }) =>
        E.mapLeft(({ reason }: ChannelUnavailable | PaymentRefused) => unavailable(reason))(siteOf(deps, return_url)),
      ),
      TE.map((site) => {
        const until = String(deps.clock.now() + deps.settings.sessionMs)
        const token = `${until}.${proofOf(deps.key, 'session', ref, until)}`
        return { token, frameUrl: `${site}/pay/${ref}?session=${token}` }
      }),
    )

const readWebhook =
  (name: ProviderName, { key, settings }: SandboxProviderDeps): PaymentProvider['readWebhook'] =>
  (body, headers, now) => {
    const timestamp = headers[TIMESTAMP_HEADER] ?? ''
    const signature = headers[SIGNATURE_HEADER] ?? ''
    if (!sameText(signature, signatureOf(key, name, timestamp, body))) return E.left(forged('a foreign signature'))
    if (!/^\d{1,15}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > settings.signatureMs)
      return E.left(forged('too old'))
    return pipe(
      readSandboxEvent(Buffer.from(body).toString('utf8')),
      E.bimap(forged, (event) => [event]),
    )
  }

const status =
  (name: ProviderName, deps: SandboxProviderDeps): PaymentProvider['status'] =>
  (ref) =>
    pipe(
      paymentOf(deps, name, ref),
      TE.flatMap(() => always(deps.store, ({ db }) => eventsOf(db, name, ref))),
      TE.flatMapEither(E.traverseArray(({ body }) => readSandboxEvent(body))),
      TE.mapLeft((why) => (typeof why === 'string' ? unavailable(why) : why)),
    )

const refund =
  (name: ProviderName, deps: SandboxProviderDeps): PaymentProvider['refund'] =>
  ({ ref, ...refunding }) =>
    pipe(
      paymentOf(deps, name, ref),
      TE.flatMap((payment) => always(deps.store, ({ db }) => refundPayment(db, payment, refunding, deps.clock.now()))),
      TE.flatMap((given) => (given ? TE.right(undefined) : TE.left(refused('not so much was paid')))),
    )

/** A provider that the checkout pages of local mode play: it has its own books, and confirms by signed notifications only. */
export const sandboxProvider = (name: ProviderName, deps: SandboxProviderDeps): PaymentProvider => ({
  name,
  begin: begin(name, deps),
  session: session(name, deps),
  methods: () => TE.right(methodsOf(name)),
  fields: (method) => TE.right(fieldsOf(name, method)),
  readWebhook: readWebhook(name, deps),
  status: status(name, deps),
  refund: refund(name, deps),
  forgetCard: (token) => always(deps.store, ({ db }) => forgetCard(db, name, token)),
})
