import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { OPEN_AGAIN_MS } from '../../domain/friends/pace'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly clock: Clock
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
  /** Shows whom this browser has kept. */
  readonly recall: T.Task<void>
}

type Opened = Promise<E.Either<GatewayError, Acquaintance>>

/** Reads somebody's data and remembers them; twice within 400 ms is once (FRND-13). */
export type OpenPerson = (id: UserId) => TE.TaskEither<GatewayError, Acquaintance>

export const makeOpenPerson = ({ clock, gateway, model, recall }: Deps): OpenPerson => {
  let last: { readonly id: UserId; readonly at: Instant; readonly epoch: number; readonly opened: Opened } | null = null
  return (id) => () => {
    const { epoch } = model
    const again = last?.id === id && last.epoch === epoch && clock.now() - last.at < OPEN_AGAIN_MS
    if (last !== null && again) return last.opened
    const opened = pipe(
      gateway.person(id),
      TE.tapIO((person) => () => (model.epoch === epoch ? model.know([person]) : undefined)),
      T.tap((answer) => (E.isLeft(answer) ? recall : T.of(undefined))),
    )()
    last = { id, at: clock.now(), epoch, opened }
    return opened
  }
}
