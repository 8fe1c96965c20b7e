import * as E from 'fp-ts/Either'
import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, refuseKeeping, type Refusal } from '../http/handler'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { SignInFlowsTable } from '../store/tables/account.table'
import { checkLock, clearFailures, countFailure } from './attempts'
import { hashCode, hashSecret, newCode, newSecret } from './secret'

export type Flow = Selectable<SignInFlowsTable>

/**
 * What a code is for. By mail: a new address, one of an account that was never confirmed, a forgotten password. By text:
 * a number. When signed in: linking an address or a number, asking money back.
 */
export type FlowKind = 'new' | 'existing' | 'forgot' | 'number' | 'link' | 'refund'

/** How long codes, links and tickets last, and how often one may be wrong (ACCT-24, ACCT-65, ACCT-67). */
export type FlowSettings = Pick<
  Settings['signIn'],
  'codeTries' | 'codeMs' | 'resendMs' | 'flowMs' | 'wrongCodesPerIdentifier'
>

/** Whose flow: the secret of a browser or the session of a person, and the address or number. */
export interface FlowOf {
  readonly cookie: string
  readonly identifier: string
}

/** What a mail or a text carries. */
export interface Opened {
  readonly code: string
  readonly link: string
}

export type SentBefore = { readonly _tag: 'SentBefore' }

const EXPIRED = 25501
const WRONG_CODE = 25502
const TOO_MANY = 25506

/** The opaque id of this browser's flow for this identifier; it names no account (@rule ACCT-65). */
export const flowIdOf = ({ cookie, identifier }: FlowOf): string => hashSecret(`${cookie}:${identifier}`).slice(0, 32)

const sentBefore = async ({ db }: Work, identifier: string, since: Instant): Promise<boolean> => {
  const recent = await db
    .selectFrom('sign_in_flows')
    .select('id')
    .where('identifier', '=', identifier)
    .where('ticket_used', '=', 0)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return recent !== undefined
}

/**
 * Begins a flow or begins it anew with a fresh code and link; within 60 s of the last sending to that identifier, in a
 * flow that goes on, everything stays as it is (@rule ACCT-24, ACCT-67).
 */
export const openFlow = async (
  work: Work,
  settings: FlowSettings,
  asked: FlowOf & { readonly kind: FlowKind; readonly userId: number | null; readonly now: Instant },
): Promise<E.Either<SentBefore, Opened>> => {
  const { cookie, identifier, kind, now, userId } = asked
  if (await sentBefore(work, identifier, now - settings.resendMs)) return E.left({ _tag: 'SentBefore' })
  const id = flowIdOf(asked)
  const opened = { code: newCode(), link: newSecret() }
  const fresh = {
    kind,
    user_id: userId,
    code_hash: hashCode(id, opened.code),
    link_hash: hashSecret(opened.link),
    tries: 0,
    expires_at: now + settings.codeMs,
    confirmed_at: null,
    ticket_hash: null,
    ticket_used: 0,
    password_hash: null,
    created_at: now,
  }
  await work.db
    .insertInto('sign_in_flows')
    .values({ id, identifier, cookie_hash: hashSecret(cookie), ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute()
  return E.right(opened)
}

/** This flow, whatever has become of it. */
export const findFlow = (db: Tx, of: FlowOf, kind: FlowKind): Promise<Flow | undefined> =>
  db.selectFrom('sign_in_flows').selectAll().where('id', '=', flowIdOf(of)).where('kind', '=', kind).executeTakeFirst()

export const confirmFlow = async (work: Work, flow: Flow, now: Instant): Promise<Flow> => {
  await work.db.updateTable('sign_in_flows').set({ confirmed_at: now }).where('id', '=', flow.id).execute()
  return { ...flow, confirmed_at: now }
}

const codesOf = (identifier: string): string => `code:${identifier}`

/** Whether so many codes for it were wrong that none is taken for now (25506). */
export const codesLocked = async (work: Work, identifier: string, now: Instant): Promise<boolean> =>
  E.isLeft(await checkLock(work, codesOf(identifier), now))

/** A wrong code counts for its flow, and for its identifier: a new flow gives nobody new guesses without end. */
const countWrongCode = async (
  work: Work,
  { codeTries, wrongCodesPerIdentifier: { count, ms } }: FlowSettings,
  flow: Flow,
  now: Instant,
): Promise<Refusal> => {
  const tries = flow.tries + 1
  await work.db.updateTable('sign_in_flows').set({ tries }).where('id', '=', flow.id).execute()
  await countFailure(work, { tries: count, lockMs: ms }, codesOf(flow.identifier), now)
  return refuseKeeping(tries >= codeTries ? TOO_MANY : WRONG_CODE)
}

/** Confirms a flow by its digits; five wrong ones end the code, and so do too many for one identifier (@rule ACCT-93). */
export const tryCode = async (
  work: Work,
  settings: FlowSettings,
  { flow, code, now }: { readonly flow: Flow | undefined; readonly code: string; readonly now: Instant },
): Promise<E.Either<Refusal, Flow>> => {
  if (!flow || flow.expires_at <= now) return E.left(refuse(EXPIRED))
  if (flow.tries >= settings.codeTries) return E.left(refuse(TOO_MANY))
  if (await codesLocked(work, flow.identifier, now)) return E.left(refuse(TOO_MANY))
  if (flow.code_hash !== hashCode(flow.id, code)) return E.left(await countWrongCode(work, settings, flow, now))
  await clearFailures(work, codesOf(flow.identifier))
  return E.right(await confirmFlow(work, flow, now))
}

/** Uses the ticket of a flow up. */
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
