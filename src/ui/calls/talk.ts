import type { RefObject } from 'react'
import type { Call } from '../../domain/calls/call'

/** A call that was answered. */
export type Talk = Extract<Call, { readonly _tag: 'Connecting' | 'Live' }>

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
