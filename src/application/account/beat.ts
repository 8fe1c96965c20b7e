import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { BEAT_MS } from '../../domain/account/beat'
import type { Clock } from '../kernel/clock.port'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { SessionEffect } from './follow-session'

interface Deps {
  readonly clock: Clock
  readonly gateway: AccountGateway
  readonly model: AccountModel
  /** In a call, in whichever tab. */
  readonly busy: () => boolean
}

/**
 * Starts the heartbeat after login and beats on until the session ends; a beat that fails is simply missed (GATE-27). Who was cut off
 * for longer than a beat makes up for it on coming back: others see them as offline by then.
 */
export const makeBeat =
  ({ busy, clock, gateway, model }: Deps): SessionEffect =>
  () => {
    let heardAt = clock.now()
    const tell = (say: AccountGateway['beat']): void =>
      void pipe(
        say(busy()),
        TE.map(() => {
          heardAt = clock.now()
        }),
      )()
    tell(gateway.startBeat)
    const stops = [
      clock.every(BEAT_MS, () => tell(gateway.beat)),
      model.wheneverOpen(() => {
        if (clock.now() - heardAt > BEAT_MS) tell(gateway.beat)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }
