import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { KeyedStore } from '../../../application/kernel/keyed-store.port'
import type { KeyUnavailable, SessionStore } from '../../../application/account/session-store.port'
import { toUserId, type UserId } from '../../../domain/kernel/ids'
import type { CookieJar } from '../cookies/cookie-jar'
import { LOGIN_COOKIE_DAYS, TOKEN_COOKIE, USER_ID_COOKIE } from '../cookies/cookie-names'
import { parseMe } from './person.codec'
import type { SigningKeyStore } from './signing-key.store'
import { storedKeys } from '../../../application/kernel/stored-keys'
import type { Me } from '../../../domain/kernel/person'

/** Own data for a start without a network (PLUS-18). */
const ME_KEY = 'CAMC_ME'

export interface SessionStoreDeps {
  readonly jar: CookieJar
  readonly keys: SigningKeyStore
  readonly local: KeyedStore
}

const idOf = (jar: CookieJar): O.Option<UserId> =>
  pipe(
    jar.read(USER_ID_COOKIE),
    O.flatMap((text) => toUserId(Number(text))),
  )

const cookies = (jar: CookieJar): O.Option<{ readonly id: UserId; readonly token: string }> =>
  pipe(
    O.Do,
    O.bind('id', () => idOf(jar)),
    O.bind('token', () =>
      pipe(
        jar.read(TOKEN_COOKIE),
        O.filter((token) => token !== ''),
      ),
    ),
  )

const forget = async ({ jar, keys, local }: SessionStoreDeps): Promise<void> => {
  jar.remove(USER_ID_COOKIE)
  jar.remove(TOKEN_COOKIE)
  local.remove(ME_KEY)
  local.remove(storedKeys.vip.name)
  await keys.clear().catch(() => undefined)
}

/** Own data, and beside them the flag of a VIP (@rule DATA-8). */
const remember = (local: KeyedStore, me: Me): void => {
  local.write(ME_KEY, JSON.stringify(me))
  local.write(storedKeys.vip.name, me.paid ? '1' : '0')
}

const isVip = (local: KeyedStore): boolean => O.toNullable(local.read(storedKeys.vip.name)) === '1'

/** The session in a browser: two readable cookies and a key that nobody can read (@rule ACCT-100, ACCT-104). */
export const makeSessionStore = (deps: SessionStoreDeps): SessionStore => {
  const { jar, keys, local } = deps
  return {
    read: TE.fromTask(async () => {
      const session = cookies(jar)
      return O.isSome(session) && (await keys.read()) !== undefined ? session : O.none
    }),
    keep: (id, token, signSecret) =>
      pipe(
        TE.tryCatch(
          () => keys.keep(signSecret),
          (): KeyUnavailable => ({ _tag: 'KeyUnavailable' }),
        ),
        TE.map(() => {
          jar.write(USER_ID_COOKIE, String(id), LOGIN_COOKIE_DAYS)
          jar.write(TOKEN_COOKIE, token, LOGIN_COOKIE_DAYS)
        }),
      ),
    clear: TE.fromTask(() => forget(deps)),
    remember: (me) => TE.fromTask(T.fromIO(() => remember(local, me))),
    remembered: TE.fromTask(
      T.fromIO(() =>
        pipe(
          local.read(ME_KEY),
          O.flatMap(parseMe),
          O.map((me) => ({ ...me, paid: isVip(local) })),
          O.filter(({ id }) => O.isSome(idOf(jar)) && String(id) === O.toNullable(jar.read(USER_ID_COOKIE))),
        ),
      ),
    ),
  }
}
