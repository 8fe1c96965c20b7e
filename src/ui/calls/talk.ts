import type { RefObject } from 'react'
import type { Call } from '../../domain/calls/call'

/** A call that was answered, or whose two were brought together by a match. */
export type Talk = Extract<Call, { readonly _tag: 'Meeting' | 'Connecting' | 'Live' }>

/** Not both have pressed 'Show' yet (PLUS-11). */
export type MeetingCall = Extract<Talk, { readonly _tag: 'Meeting' }>

/** Their meeting is a match, not a call that one of them made. */
export const isMatch = (call: Talk): boolean => call.match !== undefined

/** What every part of the stage is told. */
export interface TalkProps {
  readonly call: Talk
  /** What the other person is called. */
  readonly name: string
}

/** What else the controls are told. */
export interface ControlProps extends TalkProps {
  /** The moving picture of the other person, while there is one. */
  readonly video: RefObject<HTMLVideoElement | null>
}
