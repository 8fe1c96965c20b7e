import { DAY } from '../src/domain/kernel/time'
import { per } from './settings-limit'

/** The week of check-ins; `shown` 0: there is none. */
export const checkIn = {
  shown: 1,
  /** TASK-24: coins of each day; a day that brings nobody any has no check-in. */
  coins: { day0: 5, day1: 5, day2: 8, day3: 8, day4: 10, day5: 10, day6: 20 },
  /** TASK-25: those of people who have bought coins. */
  vipCoins: { day0: 10, day1: 10, day2: 16, day3: 16, day4: 20, day5: 20, day6: 40 },
  /** People of one network address that check in on one day, beside one for each device (TASK-35). */
  perAddress: per(30, DAY),
}

/** Boxes with coins for so many check-ins of the week; 0 coins: no such box. `shown` 0: there is no activity. */
export const activity = {
  shown: 1,
  boxes: {
    first: { checkIns: 3, coins: 10 },
    second: { checkIns: 5, coins: 20 },
    third: { checkIns: 7, coins: 50 },
  },
}
