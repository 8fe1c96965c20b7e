import * as O from 'fp-ts/Option'

/** Cookies that scripts may read; `document.cookie` in a browser. */
export interface CookieDocument {
  cookie: string
}

export interface CookieJarSettings {
  /** Only then may a cookie be `Secure`. */
  readonly secure: boolean
  /** Below which path the cookies are sent: the base path of the product. */
  readonly path: string
}

/** Reads, writes and removes readable cookies. */
export interface CookieJar {
  readonly read: (name: string) => O.Option<string>
  /** `days` until it expires. */
  readonly write: (name: string, value: string, days: number) => void
  readonly remove: (name: string) => void
}

const DAY_S = 86_400

const decoded = (value: string): O.Option<string> => O.tryCatch(() => decodeURIComponent(value))

/** `SameSite=Lax`, and `Secure` where the page is secure (@rule ACCT-104). */
export const makeCookieJar = (page: CookieDocument, { path, secure }: CookieJarSettings): CookieJar => {
  const attributes = `; Path=${path === '' ? '/' : path}; SameSite=Lax${secure ? '; Secure' : ''}`
  const set = (name: string, value: string, seconds: number) => {
    page.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}${attributes}`
  }
  return {
    read: (name) => {
      const pair = page.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
      return pair === undefined ? O.none : decoded(pair.slice(name.length + 1))
    },
    write: (name, value, days) => set(name, value, days * DAY_S),
    remove: (name) => set(name, '', 0),
  }
}
