import type { Tx } from '../../../store/database'
import type { SavedCard } from '../payment-provider.port'
import type { SandboxPayment } from './sandbox-payment'
import { TEST_CARDS } from './sandbox-faces'

const columns = ['token', 'brand', 'last4', 'expiry_month', 'expiry_year'] as const

interface Row {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiry_month: number
  readonly expiry_year: number
}

const cardOf = ({ brand, expiry_month, expiry_year, last4, token }: Row): SavedCard => ({
  token,
  brand,
  last4,
  expiryMonth: expiry_month,
  expiryYear: expiry_year,
})

/** The cards that a provider keeps for a buyer. */
export const cardsOf = async (
  db: Tx,
  { customer, provider }: Pick<SandboxPayment, 'customer' | 'provider'>,
): Promise<readonly SavedCard[]> => {
  const own = db.selectFrom('sandbox_cards').select(columns)
  const rows = await own.where('provider', '=', provider).where('customer', '=', customer).orderBy('last4').execute()
  return rows.map(cardOf)
}

/** Keeps one of the test cards, by its last digits; the same one again keeps its token. */
export const keepCard = async (
  db: Tx,
  { customer, provider }: SandboxPayment,
  last4: string,
  token: string,
): Promise<SavedCard | undefined> => {
  const card = TEST_CARDS.find((known) => known.last4 === last4)
  if (card === undefined) return undefined
  const { brand, expiryMonth, expiryYear } = card
  await db
    .insertInto('sandbox_cards')
    .values({ token, provider, customer, brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear })
    .onConflict((conflict) => conflict.columns(['provider', 'customer', 'last4']).doNothing())
    .execute()
  return (await cardsOf(db, { customer, provider })).find((kept) => kept.last4 === last4)
}

export const forgetCard = async (db: Tx, provider: string, token: string): Promise<void> => {
  await db.deleteFrom('sandbox_cards').where('provider', '=', provider).where('token', '=', token).execute()
}
