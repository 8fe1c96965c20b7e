import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { confirmFlow, flowIdOf, type Flow, type FlowKind, type FlowOf, type FlowSettings, tryCode } from './code-flow'
import { hashSecret } from './secret'

/** What a mail with a code and a link is for. */
export type MailedFlow = Extract<FlowKind, 'new' | 'existing' | 'forgot'>

const mailed: readonly FlowKind[] = ['new', 'existing', 'forgot']

const EXPIRED = 25501
const NOT_CONFIRMED = 60005
const OTHER_BROWSER = refuse(
  400,
  'Open this link in the browser in which you asked for it, or type the code of the e-mail there.',
)

const mailFlows = (db: Tx) => db.selectFrom('sign_in_flows').selectAll().where('kind', 'in', mailed)

/** Confirms this browser's newest flow by the digits of its mail. */
export const confirmByCode = async (
  work: Work,
  settings: FlowSettings,
  { code, cookie }: { readonly cookie: string; readonly code: string },
  now: Instant,
): Promise<E.Either<Refusal, Flow>> => {
  const flow = await mailFlows(work.db)
    .where('cookie_hash', '=', hashSecret(cookie))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return tryCode(work, settings, { flow, code, now })
}

/**
 * Confirms a flow by the link of its mail, once (@rule ACCT-64). For a new address any browser will do. Where there is an
 * account it must be the browser that asked: else whoever asks for somebody's account needs only their careless press.
 */
export const confirmByLink = async (
  work: Work,
  settings: FlowSettings,
  { cookie, link }: { readonly cookie: string; readonly link: string },
  now: Instant,
): Promise<E.Either<Refusal, Flow>> => {
  const flow = await mailFlows(work.db).where('link_hash', '=', hashSecret(link)).executeTakeFirst()
  if (!flow || flow.confirmed_at !== null || flow.created_at + settings.flowMs <= now) return E.left(refuse(EXPIRED))
  if (flow.user_id !== null && flow.cookie_hash !== hashSecret(cookie)) return E.left(OTHER_BROWSER)
  return E.right(await confirmFlow(work, flow, now))
}

/** This browser's confirmed flow for the address, while its one-use ticket lasts (@rule ACCT-65). */
export const confirmedFlow = async (
  db: Tx,
  settings: FlowSettings,
  asked: FlowOf & { readonly now: Instant },
): Promise<E.Either<Refusal, Flow>> => {
  const flow = await mailFlows(db)
    .where('id', '=', flowIdOf(asked))
    .where('ticket_used', '=', 0)
    .where('confirmed_at', '>', asked.now - settings.flowMs)
    .executeTakeFirst()
  return flow ? E.right(flow) : E.left(refuse(NOT_CONFIRMED))
}
