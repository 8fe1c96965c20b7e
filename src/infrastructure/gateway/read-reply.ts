import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { BadReply, HttpFailed } from '../../application/kernel/gateway-error'
import { envelope, INVALID_ENVELOPE, reply, type Reply } from './contract/envelope.codec'
import { openText } from './seal'
import type { Received } from './send-request'

const bad = (cause: unknown): BadReply => ({ _tag: 'BadReply', cause })

/** Names of the members that do not fit; never their values. */
const misfits = (errors: t.Errors): readonly string[] =>
  errors.map(({ context }) => context.map(({ key }) => key).join('.'))

const parsed = (text: string): E.Either<BadReply, unknown> =>
  E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => bad('no JSON'),
  )

/** Opens a sealed reply with the key of its own request. */
export interface Opener {
  readonly key: CryptoKey
  readonly context: string
}

const opened = (opener: Opener | undefined, data: string): TE.TaskEither<BadReply, unknown> =>
  opener === undefined
    ? TE.left(bad(INVALID_ENVELOPE))
    : pipe(
        openText(opener.key, opener.context, data),
        TE.mapLeft(() => bad(INVALID_ENVELOPE)),
        TE.flatMapEither(parsed),
      )

/** The reply inside a body, sealed or plain; half an envelope is invalid (@rule GATE-7, GATE-8). */
export const readReply = (received: Received, opener: Opener | undefined): TE.TaskEither<BadReply, Reply> =>
  pipe(
    TE.fromEither(parsed(received.text)),
    TE.flatMap((body) => (envelope.is(body) ? opened(opener, body.data) : TE.right(body))),
    TE.flatMapEither((body) =>
      pipe(
        reply.decode(body),
        E.mapLeft((errors) => bad(misfits(errors))),
      ),
    ),
  )

/** Data of a reply by the codec of its call. */
export const decodeData = <C extends t.Mixed>(codec: C, data: unknown): E.Either<BadReply, t.TypeOf<C>> =>
  pipe(
    codec.decode(data),
    E.mapLeft((errors) => bad(misfits(errors))),
  )

/** A failed HTTP reply; `Retry-After` in seconds becomes ms (@rule GATE-18). */
export const httpFailed = ({ header, status }: Received): HttpFailed => {
  const seconds = Number(header('retry-after'))
  return { _tag: 'HttpFailed', status, retryAfter: Number.isFinite(seconds) ? seconds * 1_000 : 0 }
}
