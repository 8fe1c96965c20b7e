import type { Instant } from '../../src/domain/kernel/time'
import type { Mailer } from './mailer.port'

const KEEP_MS = 86_400_000

const oldest = (now: Instant): Instant => now - KEEP_MS

/** The stand-in of local mode: mails become rows that the outbox page shows for a day. */
export const localMailer: Mailer = {
  send: async ({ db }, { code, kind, link, subject, text, to }, now) => {
    await db.deleteFrom('outbox_mails').where('at', '<', oldest(now)).execute()
    await db
      .insertInto('outbox_mails')
      .values({ kind, to_address: to, subject, body: text, code, link, at: now })
      .execute()
  },
}
