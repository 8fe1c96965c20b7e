import * as E from 'fp-ts/Either'
import { isSome } from 'fp-ts/Option'
import * as coins from '../../src/domain/coins/ledger'
import { type Coins, toCoins } from '../../src/domain/kernel/coins'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import { endHold, openHold, releasing, settling } from './holds'
import type { KeyReused, Ledger, Movement, TransferId } from './ledger.port'
import { limitInTheWay } from './limits/limit-in-the-way'
import { movements } from './movements'
import { refund, refundHold, unearn } from './refunds'
import { accountOf, post, type Posted, usedBefore } from './transfer'

const nothing: readonly coins.Posting[] = []

type Plan<E> = (purse: coins.Purse, amount: Coins) => E.Either<E, readonly coins.Posting[]>

const whole = (amount: number): Coins => {
  const checked = toCoins(amount)
  if (isSome(checked) && amount > 0) return checked.value
  throw new RangeError(`${amount} is no amount of coins`)
}

/** What was asked in one text, so that a key used for something else is noticed. */
const contentOf = (operation: string, { amount, kind, other, ref, userId }: Movement): string =>
  JSON.stringify([operation, userId, amount, kind, other ?? null, ref ?? null])

/** What was written, with the postings planned for it. */
type Moved = Posted & { readonly postings: readonly coins.Posting[] }

/** Plans a movement on the purse as it is and writes it; a key used before is answered as it was, whatever the purse holds now. */
const move = async <L>(
  { db }: Work,
  at: Instant,
  operation: string,
  movement: Movement,
  plan: Plan<L>,
): Promise<E.Either<L | KeyReused, Moved>> => {
  const { key, kind, other = null, ref = null, userId } = movement
  const content = contentOf(operation, movement)
  const account = await accountOf(db, userId)
  const planned = plan(account.purse, whole(movement.amount))
  const posted: E.Either<L | KeyReused, Posted> = E.isLeft(planned)
    ? ((await usedBefore(db, key, content)) ?? planned)
    : await post(db, account, { key, kind, userId, content, other, ref, postings: planned.right }, at)
  return E.map((done: Posted): Moved => ({ ...done, postings: E.getOrElse(() => nothing)(planned) }))(posted)
}

const idOf = <L>(moved: E.Either<L, Moved>): E.Either<L, TransferId> =>
  E.isLeft(moved) ? moved : E.right(moved.right.id)

const granting: Plan<never> = (purse, given) => E.right(coins.credit(purse, 'issue', { bought: 0, given }))

const purchasing: Plan<never> = (purse, bought) => E.right(coins.credit(purse, 'sales', { bought, given: 0 }))

/** Coins that leave the account, as `postings` says, within what the person has and the limits that they set (@rule PLUS-9). */
const paying = async (
  { db }: Work,
  at: Instant,
  { amount: asked, userId }: Movement,
  postings: (from: coins.Split) => readonly coins.Posting[],
): Promise<Plan<coins.CannotPay>> => {
  const limit = await limitInTheWay(db, userId, asked, at)
  return (purse, amount) => {
    const from = coins.split(purse, amount)
    if (E.isLeft(from)) return from
    return limit === null ? E.right(postings(from.right)) : E.left(limit)
  }
}

const reclaiming: Plan<never> = (purse, amount) => E.right(coins.reclaim(purse, amount))

const earning: Plan<never> = (_, points) => E.right(coins.earn(points))

const takenFrom = (postings: readonly coins.Posting[], account: coins.PersonAccount): number =>
  0 - (postings.find((side) => side.account === account)?.amount ?? 0)

const holding =
  (now: () => Instant): Ledger['hold'] =>
  async (work, movement) => {
    const at = now()
    const moved = await move(work, at, 'hold', movement, await paying(work, at, movement, coins.hold))
    if (E.isRight(moved) && moved.right.fresh) {
      const { postings } = moved.right
      const split = { bought: takenFrom(postings, 'bought'), given: takenFrom(postings, 'given') }
      await openHold(work.db, movement.key, movement.userId, split, at)
    }
    return idOf(moved)
  }

const spending =
  (now: () => Instant): Ledger['spend'] =>
  async (work, movement) => {
    const at = now()
    return idOf(await move(work, at, 'spend', movement, await paying(work, at, movement, coins.spend)))
  }

const mayPay =
  (now: () => Instant): Ledger['mayPay'] =>
  async (db, userId, amount) => {
    const from = coins.split((await accountOf(db, userId)).purse, whole(amount))
    if (E.isLeft(from)) return from
    const limit = await limitInTheWay(db, userId, amount, now())
    return limit === null ? E.right(undefined) : E.left(limit)
  }

/** The ledger on the store (PLUS-5). */
export const makeLedger = ({ now }: { readonly now: () => Instant }): Ledger => {
  const moving =
    <L>(operation: string, plan: Plan<L>) =>
    async (work: Work, movement: Movement) =>
      idOf(await move(work, now(), operation, movement, plan))

  return {
    grant: moving('grant', granting),
    purchase: moving('purchase', purchasing),
    mayPay: mayPay(now),
    spend: spending(now),
    refund: ({ db }, of, kind) => refund(db, of, kind, now()),
    reclaim: moving('reclaim', reclaiming),
    hold: holding(now),
    settleHold: ({ db }, key) => endHold(db, key, settling, now()),
    releaseHold: ({ db }, key) => endHold(db, key, releasing, now()),
    refundHold: ({ db }, of, kind) => refundHold(db, of, kind, now()),
    earn: moving('earn', earning),
    unearn: ({ db }, of, kind) => unearn(db, of, kind, now()),
    balance: async (db, userId) => coins.spendable((await accountOf(db, userId)).purse),
    purse: async (db, userId) => {
      const { purse } = await accountOf(db, userId)
      return { balance: coins.spendable(purse), held: purse.held, debt: 0 - purse.debt, points: purse.points }
    },
    movements,
  }
}
