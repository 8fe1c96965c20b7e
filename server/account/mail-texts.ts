import type { Mail } from '../outbox/mailer.port'
import type { MailedFlow } from './email-flow'
import { changeText } from './sms-texts'

const subjects: Readonly<Record<MailedFlow, string>> = {
  new: 'Confirm your e-mail for Visavis',
  existing: 'Confirm your e-mail for Visavis',
  forgot: 'Set a new Visavis password',
}

const reasons: Readonly<Record<MailedFlow, string>> = {
  new: 'Somebody, hopefully you, wants to sign up with this address.',
  existing: 'Please confirm that this address is yours.',
  forgot: 'Somebody, hopefully you, asked to set a new password for this address.',
}

/** What the mail of a flow says; it carries both the code and the link (ACCT-64). */
export const mailOf = (kind: MailedFlow, to: string, code: string, link: string): Mail => ({
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

/** The code of somebody who is signed in and wants to link the address; it comes without a link. */
export const linkMailOf = (to: string, code: string): Mail => ({
  kind: 'link',
  to,
  subject: 'Your Visavis code',
  text: [
    'Somebody, hopefully you, wants to use this address for their account.',
    `Your code is ${code}. It is valid for 10 minutes.`,
    'If this was not you, tell the code to nobody and nothing happens.',
  ].join('\n\n'),
  code,
  link: '',
})

/** The code of somebody who asks the money of an order back (COIN-48). */
export const refundMailOf = (to: string, code: string): Mail => ({
  kind: 'refund',
  to,
  subject: 'Your Visavis code',
  text: [
    'You asked for the money of an order back.',
    `Your code is ${code}. It is valid for 10 minutes.`,
    'If this was not you, tell the code to nobody and nothing happens.',
  ].join('\n\n'),
  code,
  link: '',
})

/** Tells the person how an operator decided about a refund. */
export const refundDecidedMailOf = (to: string, text: string): Mail => ({
  kind: 'refundDecided',
  to,
  subject: 'About your Visavis order',
  text,
  code: '',
  link: '',
})

/** Tells the person that the address or the number of the account is another one now (ACCT-115). */
export const changeMailOf = (to: string, changed: 'email' | 'phone'): Mail => ({
  kind: 'change',
  to,
  subject: 'Your Visavis account was changed',
  text: changeText(changed),
  code: '',
  link: '',
})
