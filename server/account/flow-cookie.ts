import type { AskedPublicly, Cookie } from '../http/handler'
import { newSecret } from './secret'

const NAME = '__Host-flow'

/** The browser's sign-in flow (ACCT-65); empty when there is none. */
export const flowCookie = (cookies: Readonly<Record<string, string | undefined>>): string => cookies[NAME] ?? ''

/** The browser's flow cookie, for `maxAgeMs`. */
export const setFlowCookie = (value: string, maxAgeMs: number): Cookie => ({
  name: NAME,
  value,
  maxAge: Math.floor(maxAgeMs / 1_000),
  httpOnly: true,
})

/** Ends the flows of this browser. */
export const noFlowCookie: Cookie = setFlowCookie('', 0)

/** The flow cookie that the browser has, made when there is none, for another `maxAgeMs`. */
export const keepFlowCookie = (
  { cookies, setCookie }: Pick<AskedPublicly<never>, 'cookies' | 'setCookie'>,
  maxAgeMs: number,
): string => {
  const cookie = flowCookie(cookies) || newSecret()
  setCookie(setFlowCookie(cookie, maxAgeMs))
  return cookie
}
