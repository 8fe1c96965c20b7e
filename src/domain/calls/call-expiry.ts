import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'
import type { Instant } from '../kernel/time'
import {
  FRAME_LIMIT_MS,
  isOutside,
  MEETING_LIMIT_MS,
  PEER_LEFT_LIMIT_MS,
  RESUME_LIMIT_MS,
  RING_LIMIT_MS,
  type Call,
  type CallOn,
  type Ending,
} from './call'
import { endedAs } from './call-ending'
import type { CallEvent } from './call-event'

/** A timer that asks whether time has ended a call. */
export type Expiry = Extract<CallEvent, { readonly _tag: `${string}Expired` }>

interface Limit {
  /** Since when; undefined: this is not what the call waits for. */
  readonly since: Instant | undefined
  readonly ms: number
  readonly ending: Ending
  readonly rule: string
}

const limitOf = (call: CallOn, what: Expiry['_tag']): Limit => {
  const sinceIn = (tag: CallOn['_tag']) => (call._tag === tag ? call.since : undefined)
  switch (what) {
    case 'RingExpired':
      return { since: sinceIn('Ringing'), ms: RING_LIMIT_MS, ending: 'noAnswer', rule: 'CALL-44' }
    case 'MeetingExpired':
      return { since: sinceIn('Meeting'), ms: MEETING_LIMIT_MS, ending: 'noAnswer', rule: 'PLUS-11' }
    case 'FrameExpired':
      return { since: sinceIn('Connecting'), ms: FRAME_LIMIT_MS, ending: 'failed', rule: 'CALL-54' }
    case 'PeerExpired': {
      const since = isOutside(call) ? undefined : call.peerLeftAt
      return { since, ms: PEER_LEFT_LIMIT_MS, ending: 'hungUpByPeer', rule: 'CALL-55' }
    }
    case 'ResumeExpired':
      return { since: sinceIn('Resumable'), ms: RESUME_LIMIT_MS, ending: 'failed', rule: 'CALL-68' }
  }
}

/** What time may end, when it has come (@rule CALL-44, CALL-54, CALL-55, CALL-68, PLUS-11). */
export const timedOut = (call: CallOn, { _tag, at }: Expiry): E.Either<Refused, Call> => {
  const { ending, ms, rule, since } = limitOf(call, _tag)
  return since !== undefined && at - since >= ms ? E.right(endedAs(call, ending, at)) : E.left(refused(rule))
}
