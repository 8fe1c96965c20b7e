import type { Language } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import type { Mail } from '../outbox/mailer.port'
import { type TextKey, wordsOf } from '../texts/words'
import type { MailedFlow } from './email-flow'
import { changeText } from './sms-texts'

/** Whom a mail goes to, and the language they read. */
export interface Reader {
  readonly to: string
  readonly language: Language
}

/** A mail of some paragraphs. */
export const mailTo = (
  { language, to }: Reader,
  kind: string,
  subject: TextKey,
  paragraphs: readonly string[],
  { code = '', link = '' }: { readonly code?: string; readonly link?: string } = {},
): Mail => ({
  kind,
  to,
  language,
  subject: wordsOf(language).say(subject),
  text: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
  code,
  link,
})

const flows: Readonly<Record<MailedFlow, readonly [subject: TextKey, reason: TextKey]>> = {
  new: ['confirm_subject', 'confirm_new'],
  existing: ['confirm_subject', 'confirm_existing'],
  forgot: ['forgot_subject', 'forgot'],
}

/** What the mail of a flow says; it carries both the code and the link (ACCT-64). */
export const mailOf = (kind: MailedFlow, reader: Reader, code: string, link: string): Mail => {
  const { say } = wordsOf(reader.language)
  const [subject, reason] = flows[kind]
  const says = [say(reason), say('code', { code }), say('confirm_link', { link }), say('confirm_not_you')]
  return mailTo(reader, kind, subject, says, { code, link })
}

const codeMail = (kind: string, reader: Reader, reason: TextKey, code: string): Mail => {
  const { say } = wordsOf(reader.language)
  return mailTo(reader, kind, 'code_subject', [say(reason), say('code', { code }), say('code_not_you')], { code })
}

/** The code of somebody who is signed in and wants to link the address; it comes without a link. */
export const linkMailOf = (reader: Reader, code: string): Mail => codeMail('link', reader, 'code_for_link', code)

/** The code of somebody who asks the money of an order back (COIN-48). */
export const refundMailOf = (reader: Reader, code: string): Mail => codeMail('refund', reader, 'code_for_refund', code)

/** Tells the person how an operator decided about a refund. */
export const refundDecidedMailOf = (reader: Reader, text: string): Mail =>
  mailTo(reader, 'refundDecided', 'order_subject', [text])

/** Tells the person that the address or the number of the account is another one now (ACCT-115). */
export const changeMailOf = (reader: Reader, changed: 'email' | 'phone'): Mail =>
  mailTo(reader, 'change', 'changed_subject', [changeText(reader.language, changed)])

/** Tells the person that the account will go, and how to keep it (PLUS-14). */
export const deletionMailOf = (reader: Reader, dueAt: Instant): Mail => {
  const { day, say } = wordsOf(reader.language)
  const says = [say('deletion_mail', { date: day(dueAt) }), say('deletion_not_you')]
  return mailTo(reader, 'deletion', 'deletion_subject', says)
}
