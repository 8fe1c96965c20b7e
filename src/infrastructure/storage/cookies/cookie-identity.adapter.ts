import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { COUNTRY_ID_KEY } from '../../../application/account/stored-names'
import type { Ids } from '../../../application/kernel/ids.port'
import type { KeyedStore } from '../../../application/kernel/keyed-store.port'
import { COOKIE_DAYS } from '../../../domain/account/memory'
import type { Language } from '../../../domain/kernel/language'
import type { RequestIdentity } from '../../gateway/request-identity'
import type { CookieJar } from './cookie-jar'
import { DEVICE_COOKIE, TOKEN_COOKIE, USER_ID_COOKIE } from './cookie-names'

const numberOf = (value: O.Option<string>): number => {
  const read = Number(O.getOrElse(() => '')(value))
  return Number.isSafeInteger(read) ? read : 0
}

export interface CookieIdentityDeps {
  readonly jar: CookieJar
  readonly ids: Ids
  /** Local storage, where the country is kept (DATA-7). */
  readonly local: KeyedStore
  readonly language: () => Language
}

/** Who asks, out of the readable cookies (DATA-22); a browser without a device id gets one for 365 days. */
export const makeCookieIdentity = ({ ids, jar, language, local }: CookieIdentityDeps): RequestIdentity => {
  const made = ids.uuid()
  return {
    deviceId: () =>
      pipe(
        jar.read(DEVICE_COOKIE),
        O.filter((id) => id !== ''),
        O.getOrElse(() => {
          jar.write(DEVICE_COOKIE, made, COOKIE_DAYS)
          return made as string
        }),
      ),
    userId: () => numberOf(jar.read(USER_ID_COOKIE)),
    token: () => O.getOrElse(() => '')(jar.read(TOKEN_COOKIE)),
    language,
    countryId: () => numberOf(local.read(COUNTRY_ID_KEY)),
  }
}
