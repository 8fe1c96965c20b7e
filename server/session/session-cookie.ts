import type { Cookie } from '../http/handler'

/** The twin of GATE-14: HttpOnly, Secure, SameSite=Strict, Path=/; it alone authorises. */
export const SID_COOKIE = '__Host-sid'

export const sidCookie = (value: string, maxAgeMs: number): Cookie => ({
  name: SID_COOKIE,
  value,
  maxAge: Math.floor(maxAgeMs / 1_000),
  httpOnly: true,
})

/** Removes the twin from the browser. */
export const noSidCookie: Cookie = sidCookie('', 0)
