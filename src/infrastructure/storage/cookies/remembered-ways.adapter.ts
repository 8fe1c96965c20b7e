import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { RememberedWays } from '../../../application/account/remembered-way.port'
import { toUserId } from '../../../domain/kernel/ids'
import { AUTOMATIC_WAY_COOKIE, automaticWay } from '../../gateway/contract/automatic-way'
import type { CookieJar } from './cookie-jar'

/** The note that the gateway leaves beside the cookie of the automatic login (@rule ACCT-82, DATA-24). */
export const makeRememberedWays = (jar: CookieJar): RememberedWays => ({
  read: () =>
    pipe(
      jar.read(AUTOMATIC_WAY_COOKIE),
      O.flatMap((text) => O.fromEither(automaticWay.decode(text))),
      O.flatMap(({ userId, way }) =>
        pipe(
          toUserId(userId),
          O.map((user) => ({ kind: way, user })),
        ),
      ),
    ),
  forget: () => jar.remove(AUTOMATIC_WAY_COOKIE),
})
