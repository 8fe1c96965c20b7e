import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { findFlow, type Flow, type FlowOf, type FlowSettings } from './code-flow'
import { hashSecret, newSecret } from './secret'

/** Gives a confirmed flow its ticket, the `threePartyId` of rows 93, 95 and 97; it is stored hashed. */
export const giveTicket = async (work: Work, flow: Flow): Promise<string> => {
  const ticket = newSecret()
  const ticket_hash = hashSecret(ticket)
  await work.db.updateTable('sign_in_flows').set({ ticket_hash }).where('id', '=', flow.id).execute()
  return ticket
}

/** The flow of a ticket in the browser that it was given to, while it lasts and is not used. */
export const ticketFlow = (
  db: Tx,
  { flowMs }: FlowSettings,
  { cookie, now, ticket }: { readonly cookie: string; readonly ticket: string; readonly now: Instant },
): Promise<Flow | undefined> =>
  db
    .selectFrom('sign_in_flows')
    .selectAll()
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('ticket_used', '=', 0)
    .where('confirmed_at', '>', now - flowMs)
    .executeTakeFirst()

/** Whether this browser gave a right code for the number, as long ago as its ticket is good, used or not. */
export const numberProved = async (db: Tx, { flowMs }: FlowSettings, of: FlowOf, now: Instant): Promise<boolean> => {
  const confirmed = (await findFlow(db, of, 'number'))?.confirmed_at ?? null
  return confirmed !== null && confirmed > now - flowMs
}
