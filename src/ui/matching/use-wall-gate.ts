import { useCallback } from 'react'
import { useLocation } from 'wouter'
import type { SignInOrigin } from '../../domain/account/sign-in'
import { useCore } from '../shell/core-context'

/**
 * Whether something may be done on the wall: a visitor sees it, gets the login popup whatever they do, and comes back here. Call
 * inside an observer. @rule MTCH-7 ACCT-16 SAFE-16
 */
export const useWallGate = (): ((origin?: SignInOrigin) => boolean) => {
  const { account } = useCore()
  const [location] = useLocation()
  const known = account.view.session._tag === 'SignedIn'
  return useCallback(
    (origin = { _tag: 'Router', path: location }) => {
      if (!known) account.openSignIn(origin)
      return known
    },
    [account, known, location],
  )
}
