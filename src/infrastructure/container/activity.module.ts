import type { Task } from 'fp-ts/Task'
import { ContainerModule } from 'inversify'
import { makeActivity } from '../../application/tasks/activity'
import type { ActivityAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  parts: token<ReturnType<typeof makeActivity>>('activityParts'),
} as const

/** The activity of signing in; `checkedIn`: the daily check-in reads anew how it stands. */
export const activityModule = ({ gateway }: ActivityAdapters, checkedIn: Task<void>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.parts)
      .toResolvedValue(
        (account, clock, ids) => makeActivity({ checkedIn, clock, gateway, ids, me: () => account.userId }),
        [T.accountModel, T.clock, T.ids],
      )
      .inSingletonScope()
    bind(F.activity).toResolvedValue(({ feature }) => feature, [S.parts])
    bind(F.forgetActivity).toResolvedValue(({ forget }) => forget, [S.parts])
  })
