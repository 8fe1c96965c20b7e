import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Me } from '../../domain/kernel/person'
import { SECOND } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import { nobodyYet } from './nobody-yet'
import type { SessionStore } from './session-store.port'

interface Deps {
  readonly clock: Clock
  readonly gateway: AccountGateway
  readonly model: AccountModel
  readonly session: SessionStore
}

/** How long the start waits for the gateway before what was remembered is shown. */
export const RESUME_WAIT_MS = 2 * SECOND

/** Reads the stored session: a valid one is entered, without a network both cookies suffice (ACCT-100, PLUS-18). */
export type Resume = T.Task<void>

export const makeResume = ({ clock, gateway, model, session }: Deps): Resume => {
  const waiting = (): boolean => model.session._tag === 'Resuming'
  const visit: T.Task<void> = T.fromIO(() => (waiting() ? model.leave(model.notice) : undefined))
  const stored = (id: UserId): T.Task<void> =>
    pipe(
      session.remembered,
      TE.getOrElse(() => T.of<O.Option<Me>>(O.none)),
      T.map(O.filter((known) => known.id === id)),
      T.map(O.getOrElse(() => nobodyYet(id))),
      T.map((me) => (waiting() ? model.enter(me) : undefined)),
    )
  const heard = (me: Me): T.Task<void> => {
    if (waiting()) model.enter(me)
    else model.update(me, 0)
    return model.userId === me.id ? T.asUnit(session.remember(me)) : T.of(undefined)
  }
  const unheard =
    (id: UserId) =>
    (error: GatewayError): T.Task<void> =>
      error._tag === 'SessionOver' ? visit : stored(id)
  const late = (id: UserId): T.Task<void> =>
    T.flatten(() => new Promise((resolve) => void clock.after(RESUME_WAIT_MS, () => resolve(stored(id)))))
  const enter = (id: UserId): T.Task<void> =>
    T.getRaceMonoid<void>().concat(pipe(gateway.me(id), TE.matchE(unheard(id), heard)), late(id))
  return pipe(
    session.read,
    TE.matchE(
      () => visit,
      O.match(
        () => visit,
        ({ id }) => enter(id),
      ),
    ),
  )
}
