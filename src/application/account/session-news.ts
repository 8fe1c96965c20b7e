import * as O from 'fp-ts/Option'
import type { SessionEnded, SessionNotice } from './account.feature'

/** What tabs tell each other about the session. */
export const SESSION_TOPIC = 'session'

export const entered = { _tag: 'Entered' } as const

/** A sign-out has begun: from now on nothing of the session may be written or asked. */
export const leaving = { _tag: 'Leaving' } as const

export const left = (notice: O.Option<SessionNotice>) => ({ _tag: 'Left', notice: O.toNullable(notice) }) as const

const kinds: readonly string[] = ['Expired', 'Kicked', 'Banned', 'Ended']

const isRecord = (body: unknown): body is Readonly<Record<string, unknown>> => typeof body === 'object' && body !== null

const isNotice = (body: unknown): body is SessionEnded =>
  isRecord(body) &&
  typeof body.code === 'number' &&
  typeof body.message === 'string' &&
  typeof body._tag === 'string' &&
  kinds.includes(body._tag)

/** Reads what another tab told; anything else is none. */
export const readNews = (
  body: unknown,
): O.Option<
  { readonly _tag: 'Entered' | 'Leaving' } | { readonly _tag: 'Left'; readonly notice: O.Option<SessionNotice> }
> => {
  if (!isRecord(body)) return O.none
  if (body._tag === 'Entered') return O.some(entered)
  if (body._tag === 'Leaving') return O.some(leaving)
  return body._tag === 'Left' ? O.some({ _tag: 'Left', notice: O.fromPredicate(isNotice)(body.notice) }) : O.none
}
