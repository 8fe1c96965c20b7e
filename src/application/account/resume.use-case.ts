import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { SessionOver } from '../kernel/gateway-error'
import type { SessionNotice } from './account.feature'
import type { AccountModel } from './account.model'
import type { EnterStored } from './enter-stored'
import type { Forget } from './forget'
import type { OtherWayIn } from './other-way-in'
import type { SessionStore, StoredSession } from './session-store.port'

interface Deps {
  readonly enterStored: EnterStored
  readonly forget: Forget
  readonly model: AccountModel
  readonly other: OtherWayIn
  readonly session: SessionStore
}

/**
 * Reads the stored session: a valid one is entered, without a network both cookies suffice (ACCT-100, PLUS-18). Without one
 * there may be another way in (ACCT-81, ACCT-82).
 */
export type Resume = T.Task<void>

export const makeResume = ({ enterStored, forget, model, other, session }: Deps): Resume => {
  const waiting = (): boolean => model.session._tag === 'Resuming'
  const leave = (notice: O.Option<SessionNotice>): T.Task<void> =>
    T.fromIO(() => (waiting() ? model.leave(O.alt(() => model.notice)(notice)) : undefined))
  const read = (none: T.Task<void>): T.Task<void> =>
    pipe(
      session.read,
      TE.matchE(
        () => none,
        O.match(
          () => none,
          (found) => enterStored(found, over(found)),
        ),
      ),
    )
  /** Where there is no other way in, another tab may have come in meanwhile. */
  const otherwise = (none: T.Task<void>): T.Task<void> =>
    pipe(
      other.take,
      T.flatMap((entered) => (entered ? T.of(undefined) : read(none))),
    )
  const over =
    ({ id }: StoredSession) =>
    ({ code, message }: SessionOver): T.Task<void> =>
    () => {
      if (!waiting()) return Promise.resolve()
      const gone = pipe(
        forget(id, { unsent: true, way: true }),
        T.flatMap(() => leave(O.some({ _tag: 'Expired', code, message }))),
      )
      return pipe(
        session.clear,
        T.flatMap(() => otherwise(gone)),
      )()
    }
  return read(otherwise(leave(O.none)))
}
