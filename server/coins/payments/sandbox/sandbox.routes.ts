import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ProviderName, PROVIDERS } from '../../../../src/domain/coins/provider'
import type { Clock } from '../../../clock'
import type { Random } from '../../../random'
import type { Settings } from '../../../settings'
import type { Store } from '../../../store/store'
import { cardsOf } from './sandbox-cards'
import { faceOf } from './sandbox-faces'
import { choicePage, notFoundPage, overPage, type Said, toBankPage } from './sandbox-page'
import { findPayment, type SandboxPayment } from './sandbox-payment'
import { choose } from './sandbox-payments'
import { sendPage } from './sandbox-reply'
import { formOf, proofOf, sameText } from './sandbox-signature'
import { type Choice, CHOICES } from './sandbox-state'

export interface SandboxPagesDeps {
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly settings: Settings['sandbox']
  /** Signs forms and sessions. */
  readonly key: Buffer
  /** Tells the gateway what it has not been told yet. */
  readonly deliver: () => Promise<void>
}

const isFramed = ({ provider }: SandboxPayment): boolean =>
  ['frame', 'session'].includes(PROVIDERS[provider as ProviderName])

const productOf = ({ return_url }: SandboxPayment): string => new URL(return_url).origin

/** What a frame says once something was decided in it (COIN-40). */
const verdictOf = (payment: SandboxPayment): Said => {
  const origin = productOf(payment)
  const home = { type: 'parentHref', href: payment.return_url } as const
  if (payment.state === 'cancelled') return { origin, message: { type: 'closeIframePop' } }
  if (payment.state !== 'paid') return { origin, message: home }
  const { framed } = faceOf(payment.provider as ProviderName)
  return { origin, message: framed === 'parentHref' ? home : { type: 'paySuccess' } }
}

/** A session is the gateway's proof with the time of its end in front. */
const isInSession = ({ clock, key }: SandboxPagesDeps, { ref }: SandboxPayment, session: string): boolean => {
  const [until = '', proof = ''] = session.split('.')
  return sameText(proof, proofOf(key, 'session', ref, until)) && Number(until) > clock.now()
}

interface Query {
  readonly session?: string
  readonly left?: string
}

type Visit = FastifyRequest<{ Params: { ref: string }; Querystring: Query }>

const find = async (deps: SandboxPagesDeps, { params, query }: Visit): Promise<SandboxPayment | null> => {
  const payment = await deps.store.read((db) => findPayment(db, params.ref))
  if (payment === undefined) return null
  const hosted = PROVIDERS[payment.provider as ProviderName] === 'session'
  return !hosted || isInSession(deps, payment, String(query.session ?? '')) ? payment : null
}

const undecided = (payment: SandboxPayment, { query }: Visit): boolean =>
  payment.state === 'open' || (payment.state === 'pending' && query.left === undefined)

/** The page of a payment, in a frame or not; `atBank`: the step for which a frame has sent the page around it away. */
const show = async (
  deps: SandboxPagesDeps,
  visit: Visit,
  reply: FastifyReply,
  atBank: boolean,
): Promise<FastifyReply> => {
  const payment = await find(deps, visit)
  if (payment === null) return sendPage(reply, 404, notFoundPage('en'))
  const product = productOf(payment)
  const framed = isFramed(payment) && !atBank
  if (!undecided(payment, visit)) {
    return sendPage(reply, 200, overPage(payment, framed ? verdictOf(payment) : null), product, framed)
  }
  if (framed && faceOf(payment.provider as ProviderName).framed === 'bank') {
    const form = { action: `http://${visit.headers.host ?? ''}/form`, fields: formOf(deps.key, payment) }
    const said: Said = { origin: product, message: { type: 'postMessageForm', ...form } }
    return sendPage(reply, 200, toBankPage(payment, form, said), product, true)
  }
  const saved = await deps.store.read((db) => cardsOf(db, payment))
  return sendPage(reply, 200, choicePage(payment, saved), product, framed)
}

const isChoice = (text: string): text is Choice => CHOICES.some((choice) => choice === text)

/** Takes what was pressed, tells the gateway, and leads on: home, or in a frame to a page that says so. */
const decide = async (
  deps: SandboxPagesDeps,
  visit: Visit,
  reply: FastifyReply,
  atBank: boolean,
): Promise<FastifyReply> => {
  const payment = await find(deps, visit)
  const form = new URLSearchParams(String(visit.body ?? ''))
  const choice = form.get('choice') ?? ''
  if (payment === null || !isChoice(choice)) return sendPage(reply, 400, notFoundPage('en'))
  const { clock, random, settings, store } = deps
  const keep = form.get('keep') === null ? null : form.get('card')
  const card = faceOf(payment.provider as ProviderName).cards && keep !== null ? { keep } : {}
  await store.work<never, void>(async ({ db }) =>
    E.right(await choose(db, random, payment, { choice, laterMs: settings.laterMs, now: clock.now(), ...card })),
  )
  await deps.deliver()
  const framed = isFramed(payment) && !atBank
  if (!framed && choice !== 'dispute') return reply.redirect(payment.return_url, 303)
  const session = visit.query.session === undefined ? {} : { session: visit.query.session }
  const path = visit.url.split('?')[0] ?? '/'
  return reply.redirect(`${path}?${new URLSearchParams({ ...session, left: '1' }).toString()}`, 303)
}

/** The pages of payments, and the form with which the product sends people to them. */
export const addPaymentRoutes = (app: FastifyInstance, deps: SandboxPagesDeps): void => {
  for (const { atBank, url } of [
    { url: '/pay/:ref', atBank: false },
    { url: '/pay/:ref/bank', atBank: true },
  ]) {
    app.get(url, (visit: Visit, reply) => show(deps, visit, reply, atBank))
    app.post(url, (visit: Visit, reply) => decide(deps, visit, reply, atBank))
  }

  app.post('/form', async (request, reply) => {
    const form = new URLSearchParams(String(request.body ?? ''))
    const [ref, amount, proof] = [form.get('payment') ?? '', form.get('amount') ?? '', form.get('signature') ?? '']
    const payment = await deps.store.read((db) => findPayment(db, ref))
    const genuine = sameText(proof, proofOf(deps.key, 'form', ref, amount)) && amount === String(payment?.minor)
    if (payment === undefined || !genuine) return sendPage(reply, 400, notFoundPage('en'))
    return reply.redirect(`/pay/${ref}${isFramed(payment) ? '/bank' : ''}`, 303)
  })
}
