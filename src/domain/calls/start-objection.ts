import { mustBefriendFirst, type Callee } from './friends-only'

/** What is known on this side before anything is asked. */
export interface StartScene {
  /** The page is embedded by another one. */
  readonly framed: boolean
  /** A call is on, in this page or another one of this browser. */
  readonly inCall: boolean
  readonly signedIn: boolean
  /** Null: not known here. */
  readonly callee: Callee | null
  readonly location: number
}

export type StartObjection = 'Framed' | 'AlreadyInCall' | 'SignedOut' | 'AddFriendFirst'

/** What speaks against a call before anything is asked, the first of it; null: nothing (@rule CALL-24, CALL-29, CALL-30). */
export const objectionTo = ({ callee, framed, inCall, location, signedIn }: StartScene): StartObjection | null => {
  if (framed) return 'Framed'
  if (inCall) return 'AlreadyInCall'
  if (!signedIn) return 'SignedOut'
  return mustBefriendFirst(callee, location) ? 'AddFriendFirst' : null
}
