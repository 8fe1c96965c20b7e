import { BEAT_MS } from '../../domain/account/beat'
import type { Clock } from '../kernel/clock.port'
import type { AccountGateway } from './account-gateway.port'
import type { SessionEffect } from './follow-session'

interface Deps {
  readonly clock: Clock
  readonly gateway: AccountGateway
  /** In a call. */
  readonly busy: () => boolean
}

/** Starts the heartbeat after login and beats on until the session ends; a beat that fails is simply missed (GATE-27). */
export const makeBeat =
  ({ busy, clock, gateway }: Deps): SessionEffect =>
  () => {
    void gateway.startBeat(busy())()
    return clock.every(BEAT_MS, () => void gateway.beat(busy())())
  }
