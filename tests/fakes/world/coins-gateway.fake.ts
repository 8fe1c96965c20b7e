import * as E from 'fp-ts/Either'
import type { CoinsGateway } from '../../../src/application/coins/coins-gateway.port'
import { allMovements, type MovementRange } from '../../../src/domain/coins/movement'
import {
  beginnings,
  changeLimit,
  isLimit,
  limitAt,
  type LimitPeriod,
  noLimits,
  type SpendingLimits,
} from '../../../src/domain/coins/spending-limit'
import { answeringSigned, refusal, type Rig } from './seat'
import { type Account, must, type World } from './world'

/** Movements on a page here, and on a large one. */
export const MOVEMENTS = 3
const LARGE = 5

const isIn = ({ from, to }: MovementRange, at: number): boolean =>
  (from === null || at >= from) && (to === null || at < to)

const limitsOf = ({ limits = noLimits, movements }: Account, now: number): SpendingLimits => {
  const state = (period: LimitPeriod) => {
    const { raise } = limits[period]
    const since = movements.filter(({ at, coins }) => coins < 0 && at >= beginnings(now)[period])
    return {
      limit: limitAt(limits[period], now),
      spent: since.reduce((sum, { coins }) => sum - coins, 0),
      raise: raise !== null && now < raise.from ? raise : null,
    }
  }
  return { daily: state('daily'), monthly: state('monthly') }
}

/** The coins calls of one browser. */
export const makeCoinsGatewayFake = (world: World, seat: Rig): CoinsGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    movements: (page, range = allMovements, large = false) =>
      asked('movements', (user) => {
        const listed = must(world.accounts.get(user)).movements.filter(({ at }) => isIn(range, at))
        const size = large ? LARGE : MOVEMENTS
        const list = listed.slice((page - 1) * size, page * size)
        return E.right({ list, pages: Math.ceil(listed.length / size), debt: 0 })
      }),
    limits: asked('limits', (user) => E.right(limitsOf(must(world.accounts.get(user)), world.clock.now()))),
    setLimit: (period, limit) =>
      asked('set limit', (user) => {
        if (!isLimit(limit)) return E.left(refusal(400))
        const account = must(world.accounts.get(user))
        const now = world.clock.now()
        const { [period]: own, ...other } = account.limits ?? noLimits
        account.limits = { ...noLimits, ...other, [period]: changeLimit(own, limit, now) }
        return E.right(limitsOf(account, now))
      }),
  }
}
