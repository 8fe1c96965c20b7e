import * as E from 'fp-ts/Either'
import {
  AUTOMATIC_TOKEN_COOKIE,
  AUTOMATIC_WAY_COOKIE,
  automaticWay,
  type Way,
} from '../../src/infrastructure/gateway/contract/automatic-way'
import type { Instant } from '../../src/domain/kernel/time'
import type { Cookie, Session } from '../http/handler'
import type { Random } from '../random'
import type { Settings } from '../settings'
import type { Work } from '../store/store'
import { atRest } from './session-hash'

interface Deps {
  readonly random: Random
  readonly settings: Pick<Settings['session'], 'automaticGraceMs' | 'cookieMs'>
}

/** The sign-in that a token repeats: its session, which the next one replaces, and how the person had signed in. */
export interface Repeatable {
  readonly session: Session
  readonly way: Way
}

/** `Void`: there is nothing to repeat. `Copied`: two browsers hold the token of this session, and one of them stole it. */
export type TokenRefused = { readonly _tag: 'Void' } | { readonly _tag: 'Copied'; readonly session: Session }

const cookie = (name: string, value: string, maxAgeMs: number, httpOnly: boolean): Cookie => ({
  name,
  value,
  maxAge: Math.floor(maxAgeMs / 1_000),
  httpOnly,
})

/** The token in the cookies of a request; empty when there is none. */
export const tokenCookie = (cookies: Readonly<Record<string, string | undefined>>): string =>
  cookies[AUTOMATIC_TOKEN_COOKIE] ?? ''

/** Removes both cookies of automatic login. */
export const noTokenCookies: readonly Cookie[] = [
  cookie(AUTOMATIC_TOKEN_COOKIE, '', 0, true),
  cookie(AUTOMATIC_WAY_COOKIE, '', 0, false),
]

/**
 * Makes the token that repeats the sign-in of this session: it holds as long as the session does, so logout, kick, ban
 * and reset end it (@rule ACCT-103), and 365 days at most (@rule ACCT-104).
 */
export const makeToken = async (
  { random, settings }: Deps,
  { db }: Work,
  { session, way }: { readonly session: Pick<Session, 'id' | 'userId'>; readonly way: Way },
  now: Instant,
): Promise<readonly Cookie[]> => {
  const token = random.bytes(32).toString('base64url')
  await db
    .insertInto('automatic_tokens')
    .values({ token_hash: atRest(token), session_id: session.id, way, made_at: now, used_at: null })
    .execute()
  const hint = automaticWay.encode({ way, userId: session.userId })
  return [
    cookie(AUTOMATIC_TOKEN_COOKIE, token, settings.cookieMs, true),
    cookie(AUTOMATIC_WAY_COOKIE, hint, settings.cookieMs, false),
  ]
}

/**
 * What a token repeats. A used one still counts for a moment, for a reply that was lost or a second tab; later only a
 * copy can come, and nobody knows whose.
 */
export const readToken = async (
  { settings }: Pick<Deps, 'settings'>,
  { db }: Work,
  token: string,
  now: Instant,
): Promise<E.Either<TokenRefused, Repeatable>> => {
  const row = await db
    .selectFrom('automatic_tokens')
    .innerJoin('sessions', 'sessions.id', 'automatic_tokens.session_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.kind', 'way', 'used_at'])
    .where('token_hash', '=', atRest(token))
    .where('sessions.revoked_at', 'is', null)
    .where('made_at', '>', now - settings.cookieMs)
    .executeTakeFirst()
  if (!row) return E.left({ _tag: 'Void' })
  const session = { id: row.id, userId: row.user_id, kind: row.kind }
  return row.used_at !== null && row.used_at + settings.automaticGraceMs <= now
    ? E.left({ _tag: 'Copied', session })
    : E.right({ session, way: row.way })
}

/** The tokens of a session become those of the session that replaces it, all of them used. */
export const handTokensOn = async (
  { db }: Work,
  from: Session,
  to: Pick<Session, 'id'>,
  now: Instant,
): Promise<void> => {
  const own = db.updateTable('automatic_tokens').where('session_id', '=', from.id)
  await own.set({ used_at: now }).where('used_at', 'is', null).execute()
  await own.set({ session_id: to.id }).execute()
}
