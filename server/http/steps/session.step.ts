import * as E from 'fp-ts/Either'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Store } from '../../store/store'
import { SID_COOKIE } from '../../session/session-cookie'
import { atRest } from '../../session/session-hash'
import type { LiveSession, Sessions } from '../../session/sessions'
import type { Incoming } from '../incoming'
import { noSession, type Stop } from '../stop'

/** What somebody hears whose session has ended; `sid` and `handle` are its twin cookie and the header `token`. */
export type SessionOver = (sid: string, handle: string, now: Instant) => Promise<Stop>

interface Deps {
  readonly sessions: Sessions
  readonly store: Pick<Store, 'read'>
  readonly sessionOver: SessionOver
}

/**
 * Who asks. A public call tells by the twin cookie alone and may come without; every other needs the handle in the
 * header `token` and the twin cookie of the same session (@rule GATE-14).
 */
export const findAsker = async (
  { sessionOver, sessions, store: { read } }: Deps,
  { call, cookies, header, now }: Incoming,
): Promise<E.Either<Stop, LiveSession | null>> => {
  const sid = cookies[SID_COOKIE] ?? ''
  const session = sid === '' ? null : await read((db) => sessions.find(db, sid))
  if (call.flags.public) return E.right(session)
  const handle = header('token')
  if (session !== null) return atRest(handle) === session.handleHash ? E.right(session) : E.left(noSession)
  return E.left(sid === '' || handle === '' ? noSession : await sessionOver(sid, handle, now))
}
