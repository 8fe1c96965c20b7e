import { matchPath, type RouteName } from '../shell/routes'

/** Pages that one comes back to from the shop. @rule SHELL-51 */
const ORIGINS: ReadonlySet<RouteName> = new Set<RouteName>([
  'GoddessWall',
  'SearchPage',
  'LivCam',
  'MatchCall',
  'CardPage',
  'MessagePage',
  'FriendPage',
  'FriendsPage',
])

/** Whether the page at a path is one to come back to from the shop. */
export const isOrigin = (path: string): boolean => {
  const match = matchPath(path)
  return match !== undefined && ORIGINS.has(match.name)
}
