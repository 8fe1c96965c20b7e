import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { whole } from './wire.codec'

/** HttpOnly cookie of rows 99 and 100: no script sees it, each use renews it (@rule ACCT-82, DATA-24). */
export const AUTOMATIC_TOKEN_COOKIE = 'autoLoginToken'

/**
 * Readable cookie that stands beside it and tells an `automaticWay`, such as `email.100001`. The gateway sets and removes
 * both together, so without it there is nothing to try; with it the client asks row 99 (`email`) or 100 (`phone`,
 * `social`) once, with this `userId`.
 */
export const AUTOMATIC_WAY_COOKIE = 'autoLoginWay'

const way = t.keyof({ email: null, phone: null, social: null })

export type Way = t.TypeOf<typeof way>

/** How the person signed in last on this browser, and who they are. */
export interface AutomaticWay {
  readonly way: Way
  readonly userId: number
}

const known = t.type({ way, userId: whole })

/** `{way}.{userId}` */
export const automaticWay = new t.Type<AutomaticWay, string, unknown>(
  'AutomaticWay',
  known.is,
  (u, context) =>
    pipe(
      t.string.validate(u, context),
      E.flatMap((text) => {
        const [first, second, ...rest] = text.split('.')
        return rest.length === 0 ? known.validate({ way: first, userId: second }, context) : t.failure(u, context)
      }),
    ),
  (value) => `${value.way}.${value.userId}`,
)
