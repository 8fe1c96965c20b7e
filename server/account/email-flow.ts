import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, refuseKeeping, type Refusal } from '../http/handler'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { Settings } from '../settings'
import type { SignInFlowsTable } from '../store/tables/account.table'
import { checkLock, clearFailures, countFailure } from './attempts'
import { hashCode, hashSecret, newCode, newSecret } from './secret'

export type Flow = Selectable<SignInFlowsTable>
/** What a mail is for: a new address, one of an account that was never confirmed, a forgotten password. */
export type FlowKind = 'new' | 'existing' | 'forgot'

/** How long codes, links and tickets last (ACCT-65, ACCT-67). */
export type FlowSettings = Pick<
  Settings['signIn'],
  'codeTries' | 'codeMs' | 'resendMs' | 'flowMs' | 'wrongCodesPerEmail'
>

const EXPIRED = 25501
const WRONG_CODE = 25502
const TOO_MANY = 25506
const ALREADY_SENT = 60002
const NOT_CONFIRMED = 60005

/** The opaque id that `exists` tells instead of an account's: it names this browser's flow for this address (@rule ACCT-65). */
export const flowIdOf = (cookie: string, email: string): string => hashSecret(`${cookie}:${email}`).slice(0, 32)

/** What the mail of a flow carries. */
export interface Opened {
  readonly code: string
  readonly link: string
}

/** Begins a flow or begins it anew with a fresh code and link; within 60 s of the last mail of a flow that goes on it stays as it is (60002). */
export const openFlow = async (
  work: Work,
  settings: FlowSettings,
  asked: { kind: FlowKind; email: string; userId: number | null; cookie: string; now: Instant },
): Promise<E.Either<Refusal, Opened>> => {
  const recent = await work.db
    .selectFrom('sign_in_flows')
    .select('id')
    .where('identifier', '=', asked.email)
    .where('ticket_used', '=', 0)
    .where('created_at', '>', asked.now - settings.resendMs)
    .executeTakeFirst()
  if (recent) return E.left(refuse(ALREADY_SENT))
  const id = flowIdOf(asked.cookie, asked.email)
  const opened = { code: newCode(), link: newSecret() }
  const fresh = {
    kind: asked.kind,
    user_id: asked.userId,
    code_hash: hashCode(id, opened.code),
    link_hash: hashSecret(opened.link),
    tries: 0,
    expires_at: asked.now + settings.codeMs,
    confirmed_at: null,
    ticket_used: 0,
    password_hash: null,
    created_at: asked.now,
  }
  await work.db
    .insertInto('sign_in_flows')
    .values({ id, identifier: asked.email, cookie_hash: hashSecret(asked.cookie), ticket_hash: null, ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute()
  return E.right(opened)
}

const confirm = async (work: Work, flow: Flow, now: Instant): Promise<Flow> => {
  await work.db.updateTable('sign_in_flows').set({ confirmed_at: now }).where('id', '=', flow.id).execute()
  return { ...flow, confirmed_at: now }
}

const codesOf = (email: string): string => `code:${email}`

/** A wrong code counts for its flow, and for its address: a new flow gives nobody new guesses without end. */
const countWrongCode = async (
  work: Work,
  { codeTries, wrongCodesPerEmail: { count, ms } }: FlowSettings,
  flow: Flow,
  now: Instant,
): Promise<Refusal> => {
  const tries = flow.tries + 1
  await work.db.updateTable('sign_in_flows').set({ tries }).where('id', '=', flow.id).execute()
  await countFailure(work, { tries: count, lockMs: ms }, codesOf(flow.identifier), now)
  return refuseKeeping(tries >= codeTries ? TOO_MANY : WRONG_CODE)
}

/**
 * Confirms this browser's newest flow by the digits of its mail; five wrong ones end the code, and too many for one
 * address leave it to the link.
 */
export const confirmByCode = async (
  work: Work,
  settings: FlowSettings,
  cookie: string,
  code: string,
  now: Instant,
): Promise<E.Either<Refusal, Flow>> => {
  const flow = await work.db
    .selectFrom('sign_in_flows')
    .selectAll()
    .where('cookie_hash', '=', hashSecret(cookie))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (!flow || flow.expires_at <= now) return E.left(refuse(EXPIRED))
  if (flow.tries >= settings.codeTries) return E.left(refuse(TOO_MANY))
  if (E.isLeft(await checkLock(work, codesOf(flow.identifier), now))) return E.left(refuse(TOO_MANY))
  if (flow.code_hash !== hashCode(flow.id, code)) return E.left(await countWrongCode(work, settings, flow, now))
  await clearFailures(work, codesOf(flow.identifier))
  return E.right(await confirm(work, flow, now))
}

const OTHER_BROWSER = refuse(
  400,
  'Open this link in the browser in which you asked for it, or type the code of the e-mail there.',
)

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
  const flow = await work.db
    .selectFrom('sign_in_flows')
    .selectAll()
    .where('link_hash', '=', hashSecret(link))
    .executeTakeFirst()
  if (!flow || flow.confirmed_at !== null || flow.created_at + settings.flowMs <= now) return E.left(refuse(EXPIRED))
  if (flow.user_id !== null && flow.cookie_hash !== hashSecret(cookie)) return E.left(OTHER_BROWSER)
  return E.right(await confirm(work, flow, now))
}

/** This browser's confirmed flow for the address, while its one-use ticket lasts (@rule ACCT-65). */
export const confirmedFlow = async (
  db: Tx,
  settings: FlowSettings,
  asked: { cookie: string; email: string; now: Instant },
): Promise<E.Either<Refusal, Flow>> => {
  const flow = await db
    .selectFrom('sign_in_flows')
    .selectAll()
    .where('id', '=', flowIdOf(asked.cookie, asked.email))
    .where('ticket_used', '=', 0)
    .where('confirmed_at', '>', asked.now - settings.flowMs)
    .executeTakeFirst()
  return flow ? E.right(flow) : E.left(refuse(NOT_CONFIRMED))
}

/** Uses the ticket up. */
export const useTicket = async (work: Work, flow: Flow): Promise<void> => {
  await work.db
    .updateTable('sign_in_flows')
    .set({ ticket_used: 1, password_hash: null })
    .where('id', '=', flow.id)
    .execute()
}

/** Forgets flows that nobody can go on with: the link and the ticket last a flow's time each. */
export const pruneFlows = async ({ db }: Work, { flowMs }: FlowSettings, now: Instant): Promise<void> => {
  await db
    .deleteFrom('sign_in_flows')
    .where('expires_at', '<', now - 2 * flowMs)
    .execute()
}
