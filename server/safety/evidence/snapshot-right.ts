import * as E from 'fp-ts/Either'
import { MINUTE, type Instant } from '../../../src/domain/kernel/time'
import type { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { ParamsOf } from '../../../src/infrastructure/gateway/contract/call'
import { snapshotKinds } from '../../../src/infrastructure/gateway/contract/snapshot-kind'
import { tooSoon } from '../../account/attempts'
import { answered, findCall, peerIn, roleIn, type CallRow } from '../../calls/call-store'
import { refuse, type Refusal } from '../../http/handler'
import type { Settings } from '../../settings'
import type { Tx } from '../../store/database'
import { hasReported, sentOutOf } from './snapshot-rows'

const NOT_THEIRS = refuse(403)
const OVER = refuse(100006, 'Sorry, call connection failed')

/** Out of which call, and whom it shows. */
export interface Sending {
  readonly room: string
  readonly shows: number
}

interface Asking {
  readonly params: ParamsOf<(typeof callsCalls)['uploadSnapshots']>
  readonly userId: number
  readonly now: Instant
}

/** Both talk, or did until a moment ago. */
const isOn = (call: CallRow, graceMs: number, now: Instant): boolean =>
  answered(call) || (call.answered_at !== null && call.ended_at !== null && now - call.ended_at < graceMs)

const shownOf = (kind: number, userId: number, peer: number): number | null => {
  if (kind === snapshotKinds.self) return userId
  return kind === snapshotKinds.peer ? peer : null
}

/** Whether somebody may send a picture: their own out of a call of theirs, the other one's only with a report. */
export const rightToSend = async (
  db: Tx,
  { graceMs, mostPerCall }: Settings['snapshots'],
  { now, params, userId }: Asking,
): Promise<E.Either<Refusal, Sending>> => {
  const { m_r_id: room, m_u_id: other, v_type: kind = snapshotKinds.self } = params
  if (room === undefined) return E.left(refuse(400))
  const call = await findCall(db, room)
  if (call === undefined || roleIn(call, userId) === null) return E.left(NOT_THEIRS)
  const peer = peerIn(call, userId)
  if (other !== undefined && other !== peer) return E.left(NOT_THEIRS)
  const shows = shownOf(kind, userId, peer)
  if (shows === null) return E.left(refuse(400))
  if (!isOn(call, graceMs, now)) return E.left(OVER)
  if (shows === peer && !(await hasReported(db, room, userId))) return E.left(NOT_THEIRS)
  return (await sentOutOf(db, room, userId)) < mostPerCall ? E.right({ room, shows }) : E.left(tooSoon(MINUTE))
}
