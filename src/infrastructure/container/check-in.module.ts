import { ContainerModule } from 'inversify'
import { makeCheckIns } from '../../application/tasks/check-ins'
import type { CheckInAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makeCheckIns>>('checkInParts'),
} as const

/** The daily check-in. */
export const checkInModule = ({ gateway }: CheckInAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue(
        (account, clock, ids, local) => makeCheckIns({ clock, gateway, ids, local, me: () => account.userId }),
        [T.accountModel, T.clock, T.ids, T.local],
      )
      .inSingletonScope()
    bind(F.checkIn).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.forgetCheckIn).toResolvedValue(({ forget }) => forget, [S.parts])
  })
