import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { Address } from './address.port'
import type { SessionEffect } from './follow-session'
import { COOKIES_ACCEPTED } from './stored-names'
import type { Usage } from './usage.port'

/** What a tapped push carries in its address, and the cookies under which it waits (@rule DATA-23, DATA-25). */
const KEYS = ['pushContentId', 'sendTime', 'appId', 'nonce'] as const

/** The cookie that says that a tapped push waits to be reported (@rule DATA-23). */
const WAITS = 'push_notification'

/** Nobody sends longer ones; whoever writes addresses fills no cookies. */
const LONGEST = 128

/** Keeps what a tapped push is known by until it is reported (@rule GATE-32). */
export const keepTappedPush = (cookies: KeyedStore, known: Readonly<Record<string, string>>): void => {
  KEYS.forEach((key) => cookies.write(key, (known[key] ?? '').slice(0, LONGEST)))
  cookies.write(WAITS, '1')
}

/** Keeps what a tapped push has brought, and takes it out of the address (@rule GATE-32). */
export const noteTappedPush = ({
  address,
  cookies,
}: {
  readonly address: Address
  readonly cookies: KeyedStore
}): void => {
  const query = address.query()
  if ((query['pushContentId'] ?? '') === '') return
  address.strip(KEYS)
  keepTappedPush(cookies, query)
}

/** Reports a tapped push once after login, as soon as reports may be made (@rule ACCT-101, GATE-32). */
export const makeReportPush =
  ({ cookies, usage }: { readonly cookies: KeyedStore; readonly usage: Usage }): SessionEffect =>
  () => {
    const read = (key: string): string =>
      pipe(
        cookies.read(key),
        O.getOrElse(() => ''),
      )
    if (O.isSome(cookies.read(WAITS)) && O.isSome(cookies.read(COOKIES_ACCEPTED))) {
      usage.event('push_opened', Object.fromEntries(KEYS.map((key) => [key, read(key)])))
      ;[WAITS, ...KEYS].forEach(cookies.remove)
    }
    return () => undefined
  }
