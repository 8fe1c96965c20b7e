import * as E from 'fp-ts/Either'
import type { Dues, OrderEvent } from '../../../src/domain/coins/order'
import type { Work } from '../../store/store'
import type { KeyReused, Ledger, Movement, TransferId } from '../ledger.port'
import type { OrderRow } from './orders.port'

/** The keys of an order's movements begin like this. */
const keyOf = ({ order_id }: OrderRow, ...parts: readonly string[]): string => ['order', order_id, ...parts].join(':')

/** A step whose coins cannot be moved is a defect: nothing of it is kept, and it is tried again. */
const must = async (moved: Promise<E.Either<KeyReused, TransferId>>): Promise<void> => {
  const answer = await moved
  if (E.isLeft(answer)) throw new Error(`the key ${answer.left.key} was used for something else`)
}

interface Moving {
  /** As it stands after the step. */
  readonly row: OrderRow
  readonly event: OrderEvent
  readonly dues: Dues
}

/**
 * Credits what an order has brought, and takes back what was returned. Each key says what it stands for, so that even a step made
 * twice would move the coins once. Answers whether there was anything to move.
 *
 * @rule PLUS-10
 */
export const moveCoins = async (
  work: Work,
  ledger: Ledger,
  { dues: { credit, reclaim }, event, row }: Moving,
): Promise<boolean> => {
  const movement = (amount: number, kind: string, ...parts: readonly string[]): Movement => ({
    userId: row.user_id,
    amount,
    kind,
    key: keyOf(row, ...parts),
    ref: row.coin_code,
  })
  const back = event._tag === 'ChargedBack' ? 'chargeback' : 'refund'
  const upTo = String(row.returned)
  if (credit.bought > 0) await must(ledger.purchase(work, movement(credit.bought, 'purchase')))
  if (credit.extra > 0) await must(ledger.grant(work, movement(credit.extra, 'bonus', 'extra')))
  if (reclaim.bought > 0) await must(ledger.reclaim(work, movement(reclaim.bought, back, 'back', upTo)))
  if (reclaim.extra > 0) await must(ledger.reclaim(work, movement(reclaim.extra, back, 'back', upTo, 'extra')))
  return credit.bought + credit.extra + reclaim.bought + reclaim.extra > 0
}
