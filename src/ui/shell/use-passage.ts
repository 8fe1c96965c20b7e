import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { SignIn } from '../../domain/account/sign-in'
import { useCore } from './core-context'
import { mayFollow, passage, type Passage } from './guard'
import { isBuilt } from './pages'
import { isOpenPage } from './use-main-way'
import { matchPath, pathOf, type Match, type RouteName } from './routes'

const HOME = pathOf('LivCam')
const LOGIN = pathOf('LoginPage')

/** Where to go once signed in: the guarded address that was asked for. @rule ACCT-17 */
const goalOf = (signIn: SignIn): string | undefined =>
  signIn._tag !== 'Closed' && signIn.origin._tag === 'Router' ? signIn.origin.path : undefined

/** The page before this one, in this visit; signing in is on the way to a page and none itself. */
const useBefore = (match: Match | undefined): RouteName | undefined => {
  const [seen, setSeen] = useState<{ readonly now?: RouteName; readonly before?: RouteName }>({})
  const name = match?.name
  if (name === undefined || name === 'LoginPage' || name === seen.now) return seen.before
  setSeen({ now: name, ...(seen.now === undefined ? {} : { before: seen.now }) })
  return seen.now
}

/** Going back from `login` closes the popup that a guarded address has opened. Call inside an observer. */
const useLeavingLogin = (location: string): void => {
  const { account } = useCore()
  const { signIn } = account.view
  const at = useRef(location === LOGIN)
  useEffect(() => {
    const left = at.current && location !== LOGIN
    at.current = location === LOGIN
    if (left && goalOf(signIn) !== undefined) account.closeSignIn()
  }, [account, location, signIn])
}

/**
 * Decides what the address shows, and leads on where it shows nothing; a session that ends leads home.
 * Call inside an observer. @rule ACCT-103 SHELL-39 SHELL-42
 */
export const usePassage = (): Passage => {
  const { account } = useCore()
  const { playWays, session, signIn } = account.view
  const [location, navigate] = useLocation()
  useLeavingLogin(location)
  const search = useSearch()
  const goal = useRef<string | undefined>(undefined)
  const inside = useRef(false)
  const match = matchPath(location)
  const before = useBefore(match)
  const built = (name: RouteName): boolean => isBuilt(name) && isOpenPage(playWays, name)
  const way = passage(match && mayFollow(match.name, before) ? match : undefined, built, session._tag)
  const mail = location === LOGIN ? new URLSearchParams(search).get('mail') : null

  useEffect(() => {
    goal.current = goalOf(signIn) ?? (session._tag === 'SignedIn' ? goal.current : undefined)
  }, [signIn, session])

  useEffect(() => {
    if (way._tag === 'Home' && location !== HOME) navigate(HOME, { replace: true })
    if (way._tag !== 'SignIn') return
    if (inside.current) return navigate(HOME, { replace: true })
    const asked = search === '' ? location : `${location}?${search}`
    goal.current = asked
    account.openSignIn({ _tag: 'Router', path: asked })
    navigate(LOGIN, { replace: true })
  }, [way._tag, location, search, account, navigate])

  useEffect(() => void (inside.current = session._tag === 'SignedIn'), [session])

  useEffect(() => {
    if (mail === null) return
    account.openLink(mail)
    navigate(LOGIN, { replace: true })
  }, [mail, account, navigate])

  useEffect(() => {
    if (location !== LOGIN || mail !== null || session._tag === 'Resuming' || signIn._tag !== 'Closed') return
    const next = session._tag === 'SignedIn' ? goal.current : undefined
    goal.current = undefined
    navigate(next ?? HOME, { replace: true })
  }, [location, mail, session, signIn, navigate])

  return way
}
