import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { Clock } from '../../application/kernel/clock.port'
import type { ListedStore } from '../../application/kernel/keyed-store.port'
import type { CookieDocument } from '../storage/cookies/cookie-jar'

const stored = t.type({ value: t.string, expires: t.union([t.number, t.null]), hidden: t.boolean })
type Stored = t.TypeOf<typeof stored>

/** The cookies of one origin: what the product writes itself, and what the gateway sets, its hidden session cookie too. */
export interface NodeCookies {
  /** What a script of a page could read and write. */
  readonly document: CookieDocument
  /** The header of a request to that address; empty for another origin. */
  readonly header: (url: string) => string
  /** Keeps what an answer from that address sets, unless it is another origin's. */
  readonly take: (url: string, lines: readonly string[]) => void
}

export interface CookiesDeps {
  readonly clock: Pick<Clock, 'now'>
  /** The only one that is ever sent a cookie; a socket's counts as that of its page. */
  readonly origin: string
  readonly store: ListedStore
}

interface Line extends Stored {
  readonly name: string
}

const attributeOf = (part: string): readonly [string, string] => {
  const [name = '', value = ''] = part.trim().split('=', 2)
  return [name.toLowerCase(), value]
}

const expiryOf = (attributes: ReadonlyMap<string, string>, now: number): number | null => {
  const seconds = Number(attributes.get('max-age') ?? Number.NaN)
  if (!Number.isNaN(seconds)) return now + seconds * 1_000
  const at = Date.parse(attributes.get('expires') ?? '')
  return Number.isNaN(at) ? null : at
}

const parsed = (line: string, now: number): Line | null => {
  const [pair = '', ...rest] = line.split(';')
  const at = pair.indexOf('=')
  if (at < 1) return null
  const attributes = new Map(rest.map(attributeOf))
  return {
    name: pair.slice(0, at).trim(),
    value: pair.slice(at + 1).trim(),
    expires: expiryOf(attributes, now),
    hidden: attributes.has('httponly'),
  }
}

const originOf = (url: string): string => new URL(url.replace(/^ws/, 'http')).origin

const read = (text: string): O.Option<Stored> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(text)),
    O.filter(stored.is),
  )

/** A cookie jar for one origin. Paths are not told apart: a Core asks nothing but its own product of that origin. */
export const makeNodeCookies = ({ clock, origin, store }: CookiesDeps): NodeCookies => {
  const keep = (line: string, byScript: boolean): void => {
    const cookie = parsed(line, clock.now())
    if (cookie === null || (byScript && cookie.hidden)) return
    const { name, ...rest } = cookie
    if (rest.expires !== null && rest.expires <= clock.now()) store.remove(name)
    else store.write(name, JSON.stringify(rest))
  }
  const pairs = (wanted: (cookie: Stored) => boolean): string =>
    store
      .keys('')
      .flatMap((name) => {
        const cookie = pipe(store.read(name), O.flatMap(read), O.toNullable)
        const valid = cookie !== null && (cookie.expires === null || cookie.expires > clock.now())
        return valid && wanted(cookie) ? [`${name}=${cookie.value}`] : []
      })
      .join('; ')
  return {
    document: {
      get cookie() {
        return pairs(({ hidden }) => !hidden)
      },
      set cookie(line) {
        keep(line, true)
      },
    },
    header: (url) => (originOf(url) === origin ? pairs(() => true) : ''),
    take: (url, lines) => (originOf(url) === origin ? lines.forEach((line) => keep(line, false)) : undefined),
  }
}
