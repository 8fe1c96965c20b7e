/** A payment at a checkout page of local mode. */
export interface SandboxPaymentsTable {
  /** Its unguessable name, which also opens its page. */
  ref: string
  provider: string
  order_id: string
  minor: number
  currency: string
  item_name: string
  method: string | null
  card_token: string | null
  customer: string
  return_url: string
  locale: string
  state: string
  refunded: number
  /** When a payment of the choice 'pay later' pays itself. */
  due_at: number | null
  created_at: number
}

/** What is told to the gateway about a payment; `body` is sent as it stands. */
export interface SandboxEventsTable {
  id: string
  ref: string
  provider: string
  body: string
  at: number
  tries: number
  /** Null: it has arrived, or was given up. */
  next_at: number | null
}

/** A test card that a pretend provider keeps for a buyer. */
export interface SandboxCardsTable {
  token: string
  provider: string
  customer: string
  brand: string
  last4: string
  expiry_month: number
  expiry_year: number
}
