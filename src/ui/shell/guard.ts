import type { SessionState } from '../../application/account/account.feature'
import { routeOf, type Match, type RouteName } from './routes'

/** What becomes of an address. */
export type Passage =
  | { readonly _tag: 'Show'; readonly match: Match }
  /** The stored session is still being read; the frame stands already as the page wants it. */
  | { readonly _tag: 'Wait'; readonly match: Match }
  | { readonly _tag: 'Home' }
  | { readonly _tag: 'SignIn' }

const ofMatch: ReadonlySet<RouteName> = new Set<RouteName>(['MatchPage', 'MatchingPage', 'MatchCall'])

/** Whether a page may follow another: those of a match are no beginning of a visit, and nothing to come back to from the shop. @rule SHELL-49 SHELL-50 */
export const mayFollow = (name: RouteName, before: RouteName | undefined): boolean =>
  !ofMatch.has(name) || (before !== undefined && before !== 'CoinPage')

/** @rule SHELL-39 SHELL-42 SHELL-43 */
export const passage = (
  match: Match | undefined,
  built: (name: RouteName) => boolean,
  session: SessionState['_tag'],
): Passage => {
  if (match === undefined || !built(match.name)) return { _tag: 'Home' }
  if (routeOf(match.name).open === true || session === 'SignedIn') return { _tag: 'Show', match }
  return session === 'Resuming' ? { _tag: 'Wait', match } : { _tag: 'SignIn' }
}
