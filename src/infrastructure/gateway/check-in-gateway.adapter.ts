import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CheckInGateway } from '../../application/tasks/check-in-gateway.port'
import { tasksCalls } from './contract/tasks.calls'
import type { Gateway } from './gateway'
import type { RequestIdentity } from './request-identity'

/** Check-ins over the wire (rows 120, 122, 123); `hasCheck` and `hasCheckIn` name the same (@rule TASK-27). */
export const makeCheckInGateway = (
  { ask }: Gateway,
  { countryId }: Pick<RequestIdentity, 'countryId'>,
): CheckInGateway => ({
  status: pipe(
    ask(tasksCalls.checkInStatus, {}),
    TE.map(({ all_gold, hasCheck, hasCheckIn, now = null, status, vip }) => ({
      show: status === 1,
      hasCheck: hasCheck ?? hasCheckIn ?? false,
      totalCoin: all_gold,
      type: vip === 1 ? 'vip' : 'other',
      now,
    })),
  ),
  week: () =>
    pipe(
      ask(tasksCalls.signInList, { c_id: countryId() }),
      TE.map(({ now = null, signInList, today, vipSignInList }) => ({
        today,
        days: signInList,
        vipDays: vipSignInList,
        now,
      })),
    )(),
  checkIn: (idempotencyKey) => () =>
    pipe(ask(tasksCalls.saveCheckIn, { countryId: countryId() }, { idempotencyKey }), TE.asUnit)(),
})
