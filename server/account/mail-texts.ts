import type { Mail } from '../outbox/mailer.port'
import type { FlowKind } from './email-flow'

const subjects: Readonly<Record<FlowKind, string>> = {
  new: 'Confirm your e-mail for Visavis',
  existing: 'Confirm your e-mail for Visavis',
  forgot: 'Set a new Visavis password',
}

const reasons: Readonly<Record<FlowKind, string>> = {
  new: 'Somebody, hopefully you, wants to sign up with this address.',
  existing: 'Please confirm that this address is yours.',
  forgot: 'Somebody, hopefully you, asked to set a new password for this address.',
}

/** What the mail of a flow says; it carries both the code and the link (ACCT-64). */
export const mailOf = (kind: FlowKind, to: string, code: string, link: string): Mail => ({
  kind,
  to,
  subject: subjects[kind],
  text: [
    reasons[kind],
    `Your code is ${code}. It is valid for 10 minutes.`,
    `Or open this page and press Confirm: ${link}`,
    'If this was not you, nothing happens unless you use the code or the link.',
  ].join('\n\n'),
  code,
  link,
})
