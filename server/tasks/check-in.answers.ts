import * as E from 'fp-ts/Either'
import { dayNumber } from '../../src/domain/kernel/day'
import { dayOfToday, WEEK_DAYS } from '../../src/domain/tasks/check-in'
import { tasksCalls } from '../../src/infrastructure/gateway/contract/tasks.calls'
import { answer, type Answered } from '../http/handler'
import { findUser } from '../profile/people'
import { checkIn } from './check-in'
import type { CheckInDeps } from './check-in-deps'
import { coinsOfWeek, ownWeek } from './check-in-week'

/** Rows 120, 122 and 123; the country that is named decides nothing. The last day's row says Done until the day is over. */
export const makeCheckInAnswers = (deps: CheckInDeps): readonly Answered[] => {
  const figures = deps.settings.checkIn
  return [
    answer(tasksCalls.signInList, async ({ now, session: { userId } }, { db }) => {
      const { days, today } = await ownWeek(db, userId, dayNumber(now), figures)
      return E.right({ signInList: [...days], vipSignInList: [...days], today, now })
    }),
    answer(tasksCalls.saveCheckIn, (asked, work) => checkIn(work, deps, asked)),
    answer(tasksCalls.checkInStatus, async ({ now, session: { userId } }, { db }) => {
      const week = await ownWeek(db, userId, dayNumber(now), figures)
      const vip = (await findUser(db, userId))?.pay_status === 1
      return E.right({
        status: figures.shown === 1 && week.today < WEEK_DAYS ? 1 : 0,
        all_gold: coinsOfWeek(vip ? figures.vipCoins : figures.coins),
        vip: vip ? 1 : 0,
        hasCheck: dayOfToday(week)?.signIn ?? true,
        now,
      })
    }),
  ]
}
