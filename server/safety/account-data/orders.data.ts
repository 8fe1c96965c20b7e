import { type Delete, type Fate, fewRows, nobodys, rowsGo, time } from './fate'

/** The provider is told to forget the cards; until it has, only their tokens are kept, and nobody's name with them. */
const cardsGo: Delete = async (work, deps, leaving) => {
  const cards = await work.db
    .selectFrom('saved_cards')
    .select(['provider', 'token'])
    .where('user_id', '=', leaving.userId)
    .execute()
  const rows = cards.map((card) => ({ ...card, next_at: leaving.now }))
  if (rows.length > 0)
    await work.db
      .insertInto('cards_to_forget')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await rowsGo('saved_cards', 'user_id')(work, deps, leaving)
}

/** What was bought, and the cards it was paid with. */
export const ordersData = {
  orders: {
    columns: ['user_id'],
    exported: fewRows('orders', 'orders', 'user_id', (row) => ({
      order: row.order_id,
      placed: time(row.created_at),
      provider: row.provider,
      country: row.country,
      item: row.item_name,
      coins: row.coins,
      extraCoins: row.extra,
      price: row.minor,
      currency: row.currency,
      course: row.course,
      paid: time(row.paid_at),
      returned: row.returned,
    })),
    deleted: 'the law wants records of sales kept; they name a number behind which nobody is found',
  },
  payment_events: nobodys(
    'what providers told of the money of an order, without a person; the orders say what came of it',
  ),
  saved_cards: {
    columns: ['user_id'],
    exported: fewRows('savedCards', 'saved_cards', 'user_id', (row) => ({
      provider: row.provider,
      brand: row.brand,
      lastDigits: row.last4,
      expires: `${row.expiry_year}-${String(row.expiry_month).padStart(2, '0')}`,
      added: time(row.added_at),
    })),
    deleted: cardsGo,
  },
  cards_to_forget: nobodys('tokens that a provider has yet to forget, without a person'),
  forged_deliveries: nobodys('a count a day of deliveries that no provider had signed'),
} as const satisfies Readonly<Record<string, Fate>>
