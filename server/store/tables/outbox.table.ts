import type { Generated } from 'kysely'

/** Mails and short messages of the local outbox page; none exist in production mode. */
export interface OutboxMailsTable {
  id: Generated<number>
  kind: string
  to_address: string
  subject: string
  body: string
  code: string | null
  link: string | null
  at: number
}
