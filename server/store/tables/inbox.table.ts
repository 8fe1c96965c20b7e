/** The number of a person's newest inbox row; the row lock on it orders the appends. */
export interface InboxHeadsTable {
  user_id: number
  head: number
}

/** A durable event for a person; `body` is JSON. Rows stay 30 days. */
export interface InboxTable {
  user_id: number
  seq: number
  id: string
  kind: string
  body: string
  at: number
}
