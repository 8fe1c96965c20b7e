import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { linksOf } from '../account/links'
import { deletionMailOf } from '../account/mail-texts'
import { answer, refuse, type Answered } from '../http/handler'
import { noTokenCookies } from '../session/automatic-token'
import { languageOfPerson } from '../session/person-language'
import { noSidCookie } from '../session/session-cookie'
import type { Work } from '../store/store'
import { wordsOf } from '../texts/words'
import { beginGrace, graceText } from './deletion'
import type { SafetyDeps } from './safety-deps'

const NOT_YOURS = refuse(403)
const GONE = 10101

/** Begins the deletion of an account and signs it out everywhere; answers when it will be deleted (@rule PLUS-14). */
export const askDeletion = async (work: Work, deps: SafetyDeps, userId: number, now: Instant): Promise<Instant> => {
  const language = await languageOfPerson(work.db, userId)
  const dueAt = await beginGrace(work, userId, deps.settings.safety.deletionGraceMs, now)
  await deps.departures.leaveAll(work, userId, { code: GONE, message: graceText(dueAt, wordsOf(language)) }, now)
  const { email } = await linksOf(work.db, userId)
  if (email !== null) await deps.mailer.send(work, deletionMailOf({ to: email.value, language }, dueAt), now)
  return dueAt
}

/** Row 88: the own account only. This session ends without a word, all others are told (@rule ACCT-117 ACCT-118). */
export const makeDeletionAnswers = (deps: SafetyDeps): readonly Answered[] => [
  answer(accountCalls.deleteAccount, async ({ params, session, setCookie, now }, work) => {
    if (params.userId !== session.userId) return E.left(NOT_YOURS)
    await deps.sessions.revoke(work, session.userId, session.id, 'quietly')
    const deleteAt = await askDeletion(work, deps, session.userId, now)
    for (const cookie of [noSidCookie, ...noTokenCookies]) setCookie(cookie)
    return E.right({ deleteAt })
  }),
]
