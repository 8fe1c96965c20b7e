import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { SignInOrigin } from '../../domain/account/sign-in'
import { useCore } from '../shell/core-context'

export type WallGate = {
  /** False for a visitor, who gets the login popup instead and comes back to the wall. */
  readonly pass: (origin?: SignInOrigin) => boolean
}

/** A visitor sees the wall and can do nothing on it. Call inside an observer. @rule MTCH-7 ACCT-16 SAFE-16 */
export const useWallGate = (): WallGate => {
  const { account } = useCore()
  const [location] = useLocation()
  const known = account.view.session._tag === 'SignedIn'
  const pass = useCallback(
    (origin: SignInOrigin = { _tag: 'Router', path: location }) => {
      if (!known) account.openSignIn(origin)
      return known
    },
    [account, known, location],
  )
  return { pass }
}
