import { type CheckInDay, type CheckInWeek, dayOfWeek, WEEK_DAYS } from '../../src/domain/tasks/check-in'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'

type Figures = Settings['checkIn']

/** A person's week, with how many check-ins have been made in it. */
export interface OwnWeek extends CheckInWeek {
  readonly made: number
}

const positions = Array.from({ length: WEEK_DAYS }, (_, position) => position)

const amountOn = (coins: Figures['coins'], position: number): number => Object.values(coins)[position] ?? 0

/** What all days together bring (TASK-23). */
export const coinsOfWeek = (coins: Figures['coins']): number =>
  positions.reduce((sum, position) => sum + amountOn(coins, position), 0)

/**
 * The week of somebody on a day: it begins with their first check-in, and there is one for each account. `checked`: the days on
 * which they have checked in.
 *
 * @rule TASK-24 TASK-28 TASK-31
 */
export const weekOn = (checked: readonly number[], day: number, { coins, vipCoins }: Figures): OwnWeek => {
  const first = checked.length === 0 ? null : Math.min(...checked)
  const today = dayOfWeek(first, day)
  const days = positions.flatMap((position): readonly CheckInDay[] => {
    const [coin, coinVip] = [amountOn(coins, position), amountOn(vipCoins, position)]
    const signIn = first !== null && checked.includes(first + position)
    return coin + coinVip === 0 ? [] : [{ day: position, coin, coinVip, signIn, missed: !signIn && position < today }]
  })
  return { today, days, made: checked.length }
}

/** The week of somebody as the store has it. */
export const ownWeek = async (db: Tx, userId: number, day: number, figures: Figures): Promise<OwnWeek> => {
  const rows = await db.selectFrom('check_ins').select('day').where('user_id', '=', userId).execute()
  return weekOn(
    rows.map((row) => row.day),
    day,
    figures,
  )
}
