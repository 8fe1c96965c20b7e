import * as E from 'fp-ts/Either'
import type { CheckInGateway } from '../../../src/application/tasks/check-in-gateway.port'
import { dayNumber } from '../../../src/domain/kernel/day'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Instant } from '../../../src/domain/kernel/time'
import {
  checkInState,
  coinsOfDay,
  dayOfToday,
  dayOfWeek,
  type CheckInDay,
  type CheckInWeek,
} from '../../../src/domain/tasks/check-in'
import { answeringSigned, refusal, type Answer, type Rig } from './seat'
import { must, type World } from './world'

/** Coins of each day; a VIP gets twice as many. */
const CHECK_IN_COINS = [5, 5, 8, 8, 10, 10, 20] as const

/** The gateway's time. */
const nowOf = ({ checkIns, clock }: World): Instant => clock.now() + checkIns.clockOff

const isVip = (world: World, user: UserId): boolean => must(world.accounts.get(user)).me.paid

/** Somebody's week, and on how many days of it they have checked in. */
export const weekInWorld = (world: World, user: UserId): CheckInWeek & { readonly made: number } => {
  const checked = world.checkIns.days.get(user) ?? []
  const first = checked[0] ?? null
  const today = dayOfWeek(first, dayNumber(nowOf(world)))
  const days = CHECK_IN_COINS.map((coin, day): CheckInDay => {
    const signIn = first !== null && checked.includes(first + day)
    return { day, coin, coinVip: coin * 2, signIn, missed: !signIn && day < today }
  })
  return { today, days, made: checked.length }
}

/** Checks in, as either way of it does. */
export const checkInInWorld = (world: World, seat: Rig, user: UserId): Answer<void> => {
  const week = weekInWorld(world, user)
  const entry = dayOfToday(week)
  if (entry?.signIn === true) return E.left(refusal(400))
  if (!world.checkIns.shown || entry === undefined || checkInState(week) === 'over') return E.left(refusal(30013))
  const day = dayNumber(nowOf(world))
  const device = `${seat.name}|${day}`
  if (world.checkIns.devices.has(device)) return E.left(refusal(402))
  world.checkIns.devices.add(device)
  world.checkIns.days.set(user, [...(world.checkIns.days.get(user) ?? []), day])
  world.move(user, coinsOfDay(entry, isVip(world, user) ? 'vip' : 'other'), 'checkIn', null)
  return E.right(undefined)
}

/** The daily check-in as one browser asks for it. */
export const makeCheckInGatewayFake = (world: World, seat: Rig): CheckInGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const pressed = new Map<string, Answer<void>>()
  return {
    status: asked('check-in status', (user) => {
      const week = weekInWorld(world, user)
      const vip = isVip(world, user)
      const sum = CHECK_IN_COINS.reduce<number>((all, coin) => all + coin, 0)
      return E.right({
        show: world.checkIns.shown && week.today < CHECK_IN_COINS.length,
        hasCheck: dayOfToday(week)?.signIn ?? true,
        totalCoin: vip ? sum * 2 : sum,
        type: vip ? 'vip' : 'other',
        now: nowOf(world),
      })
    }),
    week: asked('check-in week', (user) => {
      const { days, today } = weekInWorld(world, user)
      return E.right({ today, days, vipDays: days, now: nowOf(world) })
    }),
    checkIn: (key) =>
      asked('check in', (user) => {
        const answer = pressed.get(key) ?? checkInInWorld(world, seat, user)
        if (E.isRight(answer)) pressed.set(key, answer)
        return answer
      }),
  }
}
