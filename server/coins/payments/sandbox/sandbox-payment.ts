import type { Selectable } from 'kysely'
import type { Tx } from '../../../store/database'
import type { SandboxPaymentsTable } from '../../../store/tables/sandbox.table'

/** A payment as it stands in the books of the sandbox. */
export type SandboxPayment = Selectable<SandboxPaymentsTable>

export const findPayment = (db: Tx, ref: string): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('ref', '=', ref).executeTakeFirst()
