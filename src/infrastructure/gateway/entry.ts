import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { Entry, EntryError, SignedIn } from '../../application/account/sign-in-gateway.port'
import type { GatewayError, Refusal } from '../../application/kernel/gateway-error'
import { toUserId } from '../../domain/kernel/ids'
import { clipName } from '../../domain/kernel/name'
import { deletionGrace, infoWanted, type LoginReply } from './contract/user.codec'
import { required } from './mapped'
import { toMe } from './person-mapping'

const signedIn = (reply: LoginReply): TE.TaskEither<GatewayError, SignedIn> =>
  pipe(
    O.Do,
    O.bind('id', () => toUserId(reply.id)),
    O.bind('me', () => toMe(reply.user)),
    O.map(({ id, me }) => ({
      id,
      me,
      token: reply.loginToken,
      signSecret: reply.signSecret,
      registered: reply.user.register === 1,
    })),
    required('sign-in'),
  )

const wanted = (data: unknown): O.Option<EntryError> =>
  pipe(
    O.fromEither(infoWanted.decode(data)),
    O.map(({ cert_key: cert, nick_name = '' }) => ({ _tag: 'InfoWanted', cert, name: clipName(nick_name) })),
  )

const grace = (data: unknown): O.Option<EntryError> =>
  pipe(
    O.fromEither(deletionGrace.decode(data)),
    O.flatMap(({ cert, deleteAt, userId }) =>
      pipe(
        toUserId(userId),
        O.map((user) => ({ _tag: 'DeletionGrace', user, cert, deleteAt })),
      ),
    ),
  )

/** Codes that are no failure of a sign-in but its next step. */
const nextSteps: Readonly<Record<number, (data: unknown) => O.Option<EntryError>>> = { 10032: grace, 10042: wanted }

const stepOf = ({ code, data }: Refusal): O.Option<EntryError> => nextSteps[code]?.(data) ?? O.none

/** The reply of every call that signs in (@rule ACCT-73). */
export const entry = (asked: TE.TaskEither<GatewayError, LoginReply>): Entry =>
  pipe(
    asked,
    TE.flatMap(signedIn),
    TE.mapLeft((error): EntryError =>
      error._tag === 'Refusal'
        ? pipe(
            stepOf(error),
            O.getOrElse((): EntryError => error),
          )
        : error,
    ),
  )
