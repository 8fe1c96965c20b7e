import * as E from 'fp-ts/Either'
import type { Store } from '../../store/store'
import { SID_COOKIE } from '../../session/session-cookie'
import { atRest } from '../../session/session-hash'
import type { LiveSession, Sessions } from '../../session/sessions'
import type { Incoming } from '../incoming'
import { noSession, type Stop } from '../stop'

/**
 * Who asks. A public call tells by the twin cookie alone and may come without; every other needs the handle in the
 * header `token` and the twin cookie of the same session (@rule GATE-14).
 */
export const findAsker = async (
  sessions: Sessions,
  read: Store['read'],
  { call, cookies, header }: Incoming,
): Promise<E.Either<Stop, LiveSession | null>> => {
  const sid = cookies[SID_COOKIE] ?? ''
  const session = sid === '' ? null : await read((db) => sessions.find(db, sid))
  if (call.flags.public) return E.right(session)
  const handleFits = session !== null && atRest(header('token')) === session.handleHash
  return handleFits ? E.right(session) : E.left(noSession)
}
