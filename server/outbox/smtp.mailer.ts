import { createTransport } from 'nodemailer'
import { mailHtml } from './mail-html'
import type { Mail, Mailer } from './mailer.port'

export interface SmtpDeps {
  readonly url: string
  readonly from: string
  /** Hears of a mail that could not be handed over; never of its content or its receiver. */
  readonly report: (problem: string) => void
}

/** What a mail server says may hold the receiver's address; its code does not. */
const problemOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'mail not sent'
  const code = 'code' in error ? String(error.code) : error.name
  return 'responseCode' in error ? `${code}, status ${String(error.responseCode)}` : code
}

/** Sends after the commit, so that nobody gets a code that was rolled back. A lost mail is asked for again by its reader. */
export const smtpMailer = ({ from, report, url }: SmtpDeps): Mailer & { readonly close: () => void } => {
  const transport = createTransport(url)
  const deliver = (mail: Mail): void => {
    transport
      .sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text, html: mailHtml(mail) })
      .catch((error: unknown) => report(problemOf(error)))
  }
  return {
    sends: true,
    send: async ({ after }, mail) => after(() => deliver(mail)),
    close: () => transport.close(),
  }
}
