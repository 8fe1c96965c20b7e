import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Refused } from '../../domain/kernel/refused'
import { checkHostSettings, type HostSettings } from '../../domain/profile/host-settings'
import type { GatewayError } from '../kernel/gateway-error'
import type { HostStanding, ProfileGateway } from './profile-gateway.port'
import type { ProfileModel } from './profile.model'

interface Deps {
  readonly gateway: ProfileGateway
  readonly me: () => UserId | null
  readonly model: ProfileModel
}

/** Reads prices, the friends-only switch and the points of a host (CALL-25, CALL-65, CALL-66). */
export type LoadHost = Task<void>

export const makeLoadHost =
  ({ gateway, me, model }: Deps): LoadHost =>
  () => {
    const user = me()
    if (user === null || model.hostListing === 'loading') return Promise.resolve()
    model.setHost('loading')
    const settle = (...told: Parameters<ProfileModel['setHost']>): void => {
      if (me() === user) model.setHost(...told)
    }
    return pipe(
      gateway.hostStanding,
      TE.match(
        () => settle('failed'),
        (host: HostStanding) => settle('loaded', O.some(host)),
      ),
    )()
  }

/** Checks and sets what a host has decided; what the gateway answers is what holds (CALL-25, CALL-66). */
export type SaveHost = (settings: HostSettings) => TE.TaskEither<Refused | GatewayError, void>

export const makeSaveHost =
  ({ gateway, me, model }: Deps): SaveHost =>
  (settings) => {
    const user = me()
    return pipe(
      TE.fromEither(checkHostSettings(settings)),
      TE.flatMap((checked): TE.TaskEither<Refused | GatewayError, HostStanding> => gateway.setHost(checked)),
      TE.map((host) => (me() === user ? model.setHost('loaded', O.some(host)) : undefined)),
    )
  }
