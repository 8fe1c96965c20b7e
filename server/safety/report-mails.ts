import { mailTo, type Reader } from '../account/mail-texts'
import { linksOf } from '../account/links'
import { normalEmail } from '../account/email-account'
import { noticeBizTypes, noticeTypes, postNotice } from '../chat/notice'
import type { DeliverDeps } from '../chat/deliver'
import { takeWindow } from '../http/limiter'
import type { Mail, Mailer } from '../outbox/mailer.port'
import { languageOfPerson } from '../session/person-language'
import type { Settings } from '../settings'
import type { Work } from '../store/store'
import { type TextKey, type Words, wordsOf } from '../texts/words'
import { type Language, toLanguage } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import { causeOf, type ReportCause, type ReportOutcome } from '../../src/domain/safety/report'
import type { ReportRow } from './reports'

interface ReportMailDeps {
  readonly mailer: Mailer
  readonly settings: Pick<Settings, 'safety'>
}

/**
 * An address hears of reports so often a day, whoever names it: anybody could type the address of somebody else. Answers whether
 * the mail was sent.
 */
const mailWithin = async (work: Work, deps: ReportMailDeps, mail: Mail, now: Instant): Promise<boolean> => {
  if (!deps.mailer.sends) return false
  const { reportMailsPerAddress } = deps.settings.safety
  const wait = await takeWindow(work.db, `reportMail:${normalEmail(mail.to)}`, reportMailsPerAddress, now)
  if (wait > 0) return false
  await deps.mailer.send(work, mail, now)
  return true
}

const receiptOf = (reader: Reader, { made_at }: ReportRow): Mail => {
  const { day, say } = wordsOf(reader.language)
  const says = [say('report_received', { date: day(made_at) }), say('report_received_next')]
  return mailTo(reader, 'report', 'report_received_subject', says)
}

/**
 * Confirms a report by mail, once, and only to the address that is the person's own: one that they merely typed hears nothing until
 * somebody has decided.
 */
export const confirmReport = async (
  work: Work,
  deps: ReportMailDeps,
  report: ReportRow,
  { email, language, now }: { readonly email: string; readonly language: Language; readonly now: Instant },
): Promise<void> => {
  if (email === '' || report.receipt_at !== null || report.user_id === null) return
  const own = (await linksOf(work.db, report.user_id)).email
  if (own?.value !== normalEmail(email)) return
  if (await mailWithin(work, deps, receiptOf({ to: email, language }, report), now))
    await work.db.updateTable('reports').set({ receipt_at: now }).where('id', '=', report.id).execute()
}

/** What was done, in general words: nothing is told about the other person. */
const decidedText = ({ day, say }: Words, { made_at }: ReportRow, outcome: ReportOutcome): readonly string[] => [
  say(outcome === 'nothing' ? 'report_not_found' : 'report_found', { date: day(made_at) }),
  say(outcome === 'nothing' ? 'report_again' : 'thanks'),
]

const languageFor = async (work: Work, { language, user_id }: ReportRow): Promise<Language> =>
  user_id === null ? (toLanguage(language) ?? 'en') : languageOfPerson(work.db, user_id)

/** How somebody heard that their report was decided. */
export type Heard = 'by mail' | 'by notice' | 'not at all'

/** Tells who made a report that it was decided: by mail where they gave an address, else among their messages. */
export const tellDecided = async (
  work: Work,
  deps: DeliverDeps & ReportMailDeps,
  report: ReportRow,
  { now, outcome }: { readonly outcome: ReportOutcome; readonly now: Instant },
): Promise<Heard> => {
  const language = await languageFor(work, report)
  const words = wordsOf(language)
  const says = decidedText(words, report, outcome)
  if (report.email !== null) {
    const paragraphs = [...says, words.say('report_not_you')]
    const mail = mailTo({ to: report.email, language }, 'reportDecided', 'report_decided_subject', paragraphs)
    if (await mailWithin(work, deps, mail, now)) return 'by mail'
  }
  if (report.user_id === null) return 'not at all'
  await postNotice(work, deps, {
    receiver: report.user_id,
    type: noticeTypes.team,
    bizType: noticeBizTypes.chat,
    uniqueId: `report:${report.report_id}`,
    content: says.join(' '),
    now,
  })
  return 'by notice'
}

const rules: Readonly<Record<ReportCause, TextKey>> = {
  adult: 'rule_adult',
  suspicious: 'rule_suspicious',
  noMatch: 'rule_mismatch',
  harassment: 'rule_harassment',
  underAge: 'rule_underage',
  other: 'rule_else',
}

/** Warns the person whom a report is about; who reported them is not told. */
export const warnReported = async (work: Work, deps: DeliverDeps, report: ReportRow, now: Instant): Promise<void> => {
  const { say } = wordsOf(await languageOfPerson(work.db, report.other_id))
  await postNotice(work, deps, {
    receiver: report.other_id,
    type: noticeTypes.team,
    bizType: noticeBizTypes.disciplinary,
    uniqueId: `warning:${report.report_id}`,
    content: say('warning', { rule: say(rules[causeOf(report.cause) ?? 'other']) }),
    now,
  })
}
