import { createTransport } from 'nodemailer'
import { mailHtml } from './mail-html'
import type { Mail, Mailer } from './mailer.port'

export interface SmtpDeps {
  readonly url: string
  readonly from: string
  /** Hears of a mail that could not be handed over; never of its content. */
  readonly report: (problem: string) => void
}

/** Sends after the commit, so that nobody gets a code that was rolled back. A lost mail is asked for again by its reader. */
export const smtpMailer = ({ from, report, url }: SmtpDeps): Mailer & { readonly close: () => void } => {
  const transport = createTransport(url)
  const deliver = (mail: Mail): void => {
    transport
      .sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mailHtml(mail) })
      .catch((error: unknown) => report(error instanceof Error ? error.message : 'mail not sent'))
  }
  return {
    send: async ({ after }, mail) => after(() => deliver(mail)),
    close: () => transport.close(),
  }
}
