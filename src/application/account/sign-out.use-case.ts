import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import { MINUTE, SECOND } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Page } from '../kernel/page.port'
import type { Tabs } from '../kernel/tabs.port'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { Forget } from './forget'
import { leaving, left, SESSION_TOPIC } from './session-news'

interface Deps {
  readonly clock: Clock
  readonly forget: Forget
  readonly gateway: AccountGateway
  readonly model: AccountModel
  readonly page: Page
  readonly tabs: Tabs
}

type Call = TaskEither<GatewayError, void>

/** How long signing out waits for the gateway before it goes on alone. */
export const SIGN_OUT_WAIT_MS = 3 * SECOND

/** So much later, or when there is a network again, a call that did not arrive is repeated. */
export const REPEAT_MS = MINUTE
const REPEATS = 10

const unheard = (outcome: E.Either<GatewayError, void>): boolean =>
  E.isLeft(outcome) && outcome.left._tag === 'Unreachable'

const repeatLater = (deps: Pick<Deps, 'clock' | 'page'>, call: Call, times: number): void => {
  if (times === 0) return
  let stops: readonly IO<void>[] = []
  const again = (): void => {
    stops.forEach((stop) => stop())
    void call().then((outcome) => (unheard(outcome) ? repeatLater(deps, call, times - 1) : undefined))
  }
  stops = [deps.clock.after(REPEAT_MS, again), deps.page.onOnline((online) => (online ? again() : undefined))]
}

/** Tells the gateway, for 3 s at most; what it did not hear is repeated without waiting for it. */
const sayFarewell =
  (deps: Deps): T.Task<void> =>
  async () => {
    const call = await deps.gateway.farewell()
    const told = call()
    void told.then((outcome) => (unheard(outcome) ? repeatLater(deps, call, REPEATS) : undefined))
    const patience = new Promise<void>((resolve) => void deps.clock.after(SIGN_OUT_WAIT_MS, () => resolve()))
    await Promise.race([told, patience])
  }

/** Ends the session by choice: timers stop, the gateway is told, and nothing of the person stays here (ACCT-103, PLUS-15). */
export type SignOut = T.Task<void>

export const makeSignOut = (deps: Deps): SignOut => {
  const { forget, model, tabs } = deps
  return () => {
    if (model.userId === null || model.leaving) return Promise.resolve()
    model.setLeaving(true)
    tabs.tell(SESSION_TOPIC, leaving)
    return pipe(
      sayFarewell(deps),
      T.flatMap(() => forget(model.userId, { unsent: false, way: false })),
      T.map(() => {
        model.leave(O.none)
        tabs.tell(SESSION_TOPIC, left(O.none))
      }),
    )()
  }
}
