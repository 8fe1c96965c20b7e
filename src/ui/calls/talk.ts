import type { Call } from '../../domain/calls/call'

/** A call that was answered. */
export type Talk = Extract<Call, { readonly _tag: 'Connecting' | 'Live' }>

/** What every part of the stage is told. */
export interface TalkProps {
  readonly call: Talk
  /** What the other person is called. */
  readonly name: string
}
