import type { Selectable } from 'kysely'
import type { Instant } from '../../../src/domain/kernel/time'
import type { Tx } from '../../store/database'
import type { Work } from '../../store/store'
import type { SavedCardsTable } from '../../store/tables/orders.table'
import { findDeletion } from '../../safety/deletion'
import type { SavedCard } from '../payments/payment-provider.port'

export type SavedCardRow = Selectable<SavedCardsTable>

interface Keeping {
  /** The name by which its person means it; the provider's token never leaves the gateway. */
  readonly cardId: string
  readonly userId: number
  readonly provider: string
  readonly card: SavedCard
  readonly now: Instant
}

/**
 * Keeps a card that a provider keeps for the person: its token and what the person knows it by; not for somebody whose account is
 * deleted (@rule COIN-42).
 */
export const keepCard = async ({ db }: Work, { card, cardId, now, provider, userId }: Keeping): Promise<void> => {
  if ((await findDeletion(db, userId))?.done_at) return
  const shown = {
    brand: card.brand,
    last4: card.last4.slice(-4),
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
  }
  await db
    .insertInto('saved_cards')
    .values({ card_id: cardId, user_id: userId, provider, token: card.token, ...shown, added_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider', 'token']).doUpdateSet(shown))
    .execute()
}

export const cardsOf = (db: Tx, userId: number): Promise<readonly SavedCardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('card_id')
    .execute()

/** A card of this person; none without an id. */
export const ownCard = async (db: Tx, userId: number, cardId: string | null): Promise<SavedCardRow | undefined> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Takes a card from the list at once; its provider is told after it, as often as it takes. */
export const dropCard = async ({ db }: Work, { card_id, provider, token }: SavedCardRow, now: Instant) => {
  await db.deleteFrom('saved_cards').where('card_id', '=', card_id).execute()
  await db
    .insertInto('cards_to_forget')
    .values({ provider, token, next_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
