import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { APPEAL_LIMIT, checkAppeal, type AppealState } from '../../src/domain/safety/appeal'
import { holds } from '../../src/domain/safety/sanction'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { hashSecret } from '../account/secret'
import { answerPublicly, refuse, type Answered, type Refusal } from '../http/handler'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { readAppealToken, useAppealToken, type Appellant } from './appeal-token'
import { appealStanding, findByToken, storeAppeal } from './appeals'
import { findSanction, toSanction } from './sanction-store'

/** Nobody who may appeal: the same for a token that is forged, over, or of nothing. */
const NOT_ALLOWED = refuse(403)
const BAD_TEXT = refuse(400, `Please write 1 to ${APPEAL_LIMIT} characters`)

interface Appeal {
  readonly words: string
  readonly tokenHash: string | null
  readonly now: Instant
}

/** Stores it while one may be made; else the newest one is answered, so that nobody appeals twice at a time. */
const appealAs = async (
  work: Work,
  { safety }: Pick<Settings, 'safety'>,
  who: Appellant,
  appeal: Appeal,
): Promise<E.Either<Refusal, { state: AppealState }>> => {
  const sanction = await findSanction(work.db, who.sanctionId)
  if (sanction === undefined || !holds(toSanction(sanction), appeal.now)) return E.right({ state: 'lifted' })
  const { open, state } = await appealStanding(work.db, safety.appeals, who)
  if (!open) return E.right({ state: state ?? 'upheld' })
  await storeAppeal(work, who, appeal)
  return E.right({ state: 'open' })
}

/** Whoever is signed in can be concerned only by a ban of another device of theirs. */
const ofOtherDevice = async (db: Tx, userId: number, now: Instant): Promise<Appellant | null> => {
  const rows = await db
    .selectFrom('sanctions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  const held = rows.find((row) => holds(toSanction(row), now))
  return held === undefined ? null : { sanctionId: held.id, userId }
}

/**
 * Row 173: by the token of the ban screen, once, or in a session. A retry with a used token gets the state of its own appeal.
 *
 * @rule PLUS-13
 */
export const makeAppealAnswers = (settings: Pick<Settings, 'safety'>): readonly Answered[] => [
  answerPublicly(accountCalls.appeal, async ({ params, session, now }, work) => {
    const words = checkAppeal(params.text)
    if (E.isLeft(words)) return E.left(BAD_TEXT)
    const token = params.appealToken
    if (token === undefined) {
      const own = session === null ? null : await ofOtherDevice(work.db, session.userId, now)
      const appeal = { words: words.right, tokenHash: null, now }
      return own === null ? E.left(NOT_ALLOWED) : appealAs(work, settings, own, appeal)
    }
    const made = await findByToken(work.db, hashSecret(token))
    if (made !== undefined) return E.right({ state: made.state })
    const who = await readAppealToken(work.db, settings.safety.appeals, token, now)
    if (who === null) return E.left(NOT_ALLOWED)
    await useAppealToken(work, token)
    return appealAs(work, settings, who, { words: words.right, tokenHash: hashSecret(token), now })
  }),
]
