import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Me } from '../../domain/kernel/person'
import { SECOND } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { SessionOver } from '../kernel/gateway-error'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import { nobodyYet } from './nobody-yet'
import type { SessionStore, StoredSession } from './session-store.port'

interface Deps {
  readonly clock: Clock
  readonly gateway: AccountGateway
  readonly model: AccountModel
  readonly session: SessionStore
}

/** How long the start waits for the gateway before what was remembered is shown. */
export const RESUME_WAIT_MS = 2 * SECOND

/**
 * Enters a stored session with what the gateway says, or with what was remembered where it says nothing (ACCT-100, PLUS-18);
 * `over` goes on where the gateway has ended it.
 */
export type EnterStored = (found: StoredSession, over: (why: SessionOver) => T.Task<void>) => T.Task<void>

export const makeEnterStored = ({ clock, gateway, model, session }: Deps): EnterStored => {
  const waiting = (): boolean => model.session._tag === 'Resuming'
  const remembered = ({ id }: StoredSession): T.Task<Me> =>
    pipe(
      session.remembered,
      TE.getOrElse(() => T.of<O.Option<Me>>(O.none)),
      T.map(O.filter((known) => known.id === id)),
      T.map(O.getOrElse(() => nobodyYet(id))),
    )
  const heard = (me: Me): T.Task<void> => {
    if (waiting()) model.enter(me)
    else model.update(me, 0)
    return model.userId === me.id ? T.asUnit(session.remember(me)) : T.of(undefined)
  }
  return (found, over) => () => {
    let ended = false
    const stored = pipe(
      remembered(found),
      T.map((me) => (waiting() && !ended ? model.enter(me) : undefined)),
    )
    const asked = pipe(
      gateway.me(found.id),
      TE.matchE((error) => {
        if (error._tag === 'SessionOver') {
          ended = true
          return over(error)
        }
        // Browsers call themselves online in a network that leads nowhere.
        if (error._tag === 'Unreachable' && model.realtime !== 'open') model.setOnline(false)
        return stored
      }, heard),
    )
    const late = T.flatten<void>(
      () => new Promise((resolve) => void clock.after(RESUME_WAIT_MS, () => resolve(stored))),
    )
    return T.getRaceMonoid<void>().concat(asked, late)()
  }
}
