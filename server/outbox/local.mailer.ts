import { keepForPage } from './local-outbox'
import type { Mailer } from './mailer.port'

/** The stand-in of local mode: mails become rows of the outbox page. */
export const localMailer: Mailer = {
  sends: true,
  send: (work, { code, kind, link, subject, text, to }, now) =>
    keepForPage(work, { kind, to_address: to, subject, body: text, code, link, at: now }),
}
