import { localeHints } from '../kernel/language'

/** Where the product lies. */
export interface Place {
  readonly origin: string
  readonly basePath: string
}

/** @rule ACCT-80 */
const HOME = '/'

/** What brings a sign-in along and must not outlive it. */
const LOGIN_NAMES: ReadonlySet<string> = new Set(['userId', 'cert', 'social', 'token_key', 'error', 'mail'])

/** Whoever was on one of these pages goes home after the login. */
const NO_GOALS: ReadonlySet<string> = new Set(['/login'])

const nameOf = (pair: string): string => pair.split('=')[0] ?? ''

const withoutLogin = (query: string): string => {
  const kept = query.split('&').filter((pair) => pair !== '' && !LOGIN_NAMES.has(nameOf(pair)))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

const withoutHint = (path: string): string => {
  const [first = '', ...rest] = path.slice(1).split('/')
  return first in localeHints ? `/${rest.join('/')}` : path
}

/** A path that stays in the product wherever a browser reads it: two slashes or a backslash would name another host. */
const isPlain = (path: string): boolean => path.startsWith('/') && !/^\/\/|\\|\s/u.test(path)

/** A goal that was kept where scripts may write, as an address again. */
export const addressOf = (goal: string, { basePath, origin }: Place): string =>
  origin + basePath.replace(/\/+$/, '') + goal

/**
 * The path in the product to which an address leads after a login: below base path and locale hint, without the parameters
 * of the login; home for everything that lies elsewhere.
 *
 * @rule ACCT-79 ACCT-80
 */
export const goalOf = (address: string, { basePath, origin }: Place): string => {
  const base = basePath.replace(/\/+$/, '')
  if (!address.startsWith(`${origin}/`)) return HOME
  const [beforeHash = ''] = address.slice(origin.length).split('#')
  const at = beforeHash.indexOf('?')
  const path = at < 0 ? beforeHash : beforeHash.slice(0, at)
  if (path !== base && !path.startsWith(`${base}/`)) return HOME
  const below = withoutHint(path.slice(base.length) || HOME)
  if (!isPlain(below) || NO_GOALS.has(below)) return HOME
  return below + withoutLogin(at < 0 ? '' : beforeHash.slice(at + 1))
}
