import { runInAction } from 'mobx'
import { ActivityModel } from '../../../src/application/tasks/activity.model'
import type { ActivityFeature } from '../../../src/application/tasks/activity.feature'
import type { CheckInStatus } from '../../../src/application/tasks/check-in-gateway.port'
import type { CheckInFeature } from '../../../src/application/tasks/check-in.feature'
import { CheckInModel } from '../../../src/application/tasks/check-in.model'
import type { CheckInDay } from '../../../src/domain/tasks/check-in'
import { DAY, HOUR, MINUTE } from '../../../src/domain/kernel/time'

const later = async (): Promise<void> => undefined
const COINS = [5, 5, 8, 8, 10, 10, 20]
/** 5 h 30 min before the day is over. */
const NOW = 30_000 * DAY + DAY - 5 * HOUR - 30 * MINUTE

/** A week in which these days were checked. */
export const daysOf = (today: number, checked: readonly number[]): readonly CheckInDay[] =>
  COINS.map((coin, day) => {
    const signIn = checked.includes(day)
    return { day, coin, coinVip: coin * 2, signIn, missed: !signIn && day < today }
  })

/** The check-in on the model of the product; a press does nothing unless a test says so. */
export const checkingIn = (over: Partial<CheckInFeature> = {}) => {
  const model = new CheckInModel()
  const feature: CheckInFeature = {
    view: model,
    load: later,
    ask: () => model.ask(),
    opened: async () => model.show(),
    close: () => model.close(),
    checkIn: later,
    ...over,
  }
  const stand = (today: number, checked: readonly number[] = [], status: Partial<CheckInStatus> = {}) =>
    runInAction(() => {
      const hasCheck = checked.includes(today)
      model.setStatus({ show: true, hasCheck, totalCoin: 66, type: 'other', now: NOW, ...status })
      const days = daysOf(today, checked)
      model.setWeek({ today, days, vipDays: days, now: NOW }, NOW)
    })
  return { feature, model, stand }
}

/** The activity on the model of the product. */
export const acting = (over: Partial<ActivityFeature> = {}) => {
  const model = new ActivityModel()
  const feature: ActivityFeature = {
    view: model,
    load: later,
    loadEntries: later,
    checkIn: later,
    open: () => later,
    dismiss: () => model.dismiss(),
    ...over,
  }
  const show = (today: number, checked: readonly number[] = []) =>
    model.setState({
      _tag: 'Shown',
      activity: {
        week: { today, days: daysOf(today, checked), made: checked.length },
        percent: Math.floor((checked.length * 100) / 7),
        boxes: [
          { id: 1, coins: 10, checkIns: 3, opened: false },
          { id: 2, coins: 20, checkIns: 5, opened: false },
        ],
      },
    })
  return { feature, model, show }
}
