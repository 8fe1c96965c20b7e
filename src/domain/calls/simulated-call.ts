import * as E from 'fp-ts/Either'
import type { Person } from '../kernel/person'
import { refused, type Refused } from '../kernel/refused'
import { SECOND, type Instant } from '../kernel/time'
import { RING_LIMIT_MS } from './call'

/** Who is seen in the recording. */
export type HostInfo = Pick<Person, 'id' | 'name' | 'headImg' | 'demo'>

/** A recording of a host, and how a call with it goes (@rule CALL-83). */
export interface Recording {
  /** Where it is. */
  readonly video: string
  /** Seconds of ringing before the host seems to answer. */
  readonly time: number
  /** Seconds after which the host seems to hang up. */
  readonly hangup: number
}

interface Staged extends Recording {
  readonly show: true
  readonly hostInfo: HostInfo
  readonly callLocation: number
  /** When this step began. */
  readonly since: Instant
}

/** A call with a recording instead of a person: 0 idle, 1 ringing, 2 in call (@rule CALL-77). */
export type SimulatedCall =
  /** `last`: how the one before it ended by itself. */
  | { readonly show: false; readonly step: 0; readonly last: 'none' | 'over' | 'unplayable' }
  | (Staged & { readonly step: 1; readonly playable: boolean })
  | (Staged & { readonly step: 2 })

/** What happens to it; timers only ask. */
export type SimulatedEvent = { readonly at: Instant } & (
  | (Recording & { readonly _tag: 'Started'; readonly hostInfo: HostInfo; readonly callLocation: number })
  /** Enough of the recording is there to show it. */
  | { readonly _tag: 'Playable' }
  | { readonly _tag: 'VideoEnded' }
  | { readonly _tag: 'VideoFailed' }
  | { readonly _tag: 'AcceptDue' }
  | { readonly _tag: 'HangUpDue' }
  | { readonly _tag: 'RingExpired' }
  /** This person hangs up, or leaves the page that it belongs to. */
  | { readonly _tag: 'HungUp' }
)

type Stepped = E.Either<Refused, SimulatedCall>
type Ringing = Extract<SimulatedCall, { readonly step: 1 }>

export const noSimulatedCall: SimulatedCall = { show: false, step: 0, last: 'none' }

const over = (last: 'none' | 'over' | 'unplayable'): Stepped => E.right({ show: false, step: 0, last })

/** Both conditions of step 2: something to show, and the delay is over (@rule CALL-78). */
const accepted = (call: Ringing, at: Instant): SimulatedCall => {
  if (!call.playable || at - call.since < call.time * SECOND) return call
  const { playable: _playable, ...staged } = call
  return { ...staged, step: 2, since: at }
}

const whileRinging = (call: Ringing, event: SimulatedEvent): Stepped => {
  switch (event._tag) {
    case 'Playable':
      return E.right(accepted({ ...call, playable: true }, event.at))
    case 'AcceptDue': {
      const next = accepted(call, event.at)
      return next === call ? E.left(refused('CALL-78')) : E.right(next)
    }
    case 'VideoFailed':
      return over('unplayable')
    case 'RingExpired':
      return event.at - call.since >= RING_LIMIT_MS ? over('unplayable') : E.left(refused('CALL-44'))
    case 'HungUp':
      return over('none')
    case 'Started':
      return E.left(refused('CALL-78'))
    case 'VideoEnded':
    case 'HangUpDue':
      return E.left(refused('CALL-79'))
  }
}

const whileShown = (call: Extract<SimulatedCall, { readonly step: 2 }>, event: SimulatedEvent): Stepped => {
  switch (event._tag) {
    case 'HangUpDue':
      return event.at - call.since >= call.hangup * SECOND ? over('over') : E.left(refused('CALL-79'))
    case 'VideoEnded':
      return over('over')
    case 'VideoFailed':
      return over('unplayable')
    case 'HungUp':
      return over('none')
    case 'Started':
    case 'Playable':
    case 'AcceptDue':
    case 'RingExpired':
      return E.left(refused('CALL-78'))
  }
}

/**
 * What becomes of a simulated call. Total and pure; Left: nothing happens, and the rule that says so. It rings until both the
 * recording can be shown and the delay is over, and ends at its time or with the recording, whichever comes first
 * (@rule CALL-78, CALL-79, CALL-81, CALL-82).
 */
export const stepSimulated = (call: SimulatedCall, event: SimulatedEvent): Stepped => {
  switch (call.step) {
    case 0: {
      if (event._tag !== 'Started') return E.left(refused('CALL-78'))
      const { _tag: _started, at, ...staged } = event
      return E.right({ ...staged, show: true, step: 1, since: at, playable: false })
    }
    case 1:
      return whileRinging(call, event)
    case 2:
      return whileShown(call, event)
  }
}

/** After so long in the call, adding the host is offered (@rule CALL-80). */
export const ADD_TIP_MS = 30 * SECOND

/** @rule CALL-80 */
export const tipsToAdd = (call: SimulatedCall, now: Instant): boolean =>
  call.step === 2 && now - call.since >= ADD_TIP_MS
