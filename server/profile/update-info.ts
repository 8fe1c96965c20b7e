import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { hasSensitiveWord } from '../../src/domain/chat/composing'
import { dayOf } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import { type Changes, checkChanges, type FieldProblem, openChanges } from '../../src/domain/profile/changes'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import type { ParamsOf } from '../../src/infrastructure/gateway/contract/call'
import type { UserInfo } from '../../src/infrastructure/gateway/contract/user.codec'
import { answer, refuse, type Answered, type Refusal } from '../http/handler'
import type { Work } from '../store/store'
import { ownInfo } from './own-info'
import { findUser, nobody, type UserRow } from './people'
import { fillSlot, type Slot } from './picture-slots'
import type { ProfileDeps } from './profile-deps'
import { tellProfile } from './tell-profile'

const UPDATE_FAILED = refuse(10025, 'update user info failed')
const TOO_YOUNG = refuse(10025, 'only available for ages 18 and older')
const BAD_NAME = refuse(20101, 'Nicknames contain sensitive words')

type Params = ParamsOf<typeof accountCalls.updateInfo>

/** Fields under the names of the domain; what was not sent is not there. */
const asChanges = ({ userName, interestLabels, ...same }: Params): Changes =>
  Object.fromEntries(
    Object.entries({ ...same, name: userName, interests: interestLabels }).filter(([, value]) => value !== undefined),
  )

const refusalOf = ({ field, problem }: FieldProblem): Refusal => {
  if (field === 'name' && problem._tag === 'NameForbidden') return BAD_NAME
  return problem._tag === 'TooYoung' ? TOO_YOUNG : UPDATE_FAILED
}

/** The changes that are any, each under its rule (@rule ACCT-84, ACCT-89, ACCT-91, PROF-16). */
const checked = (
  changes: Changes,
  info: UserInfo,
  now: Instant,
  sensitiveWords: readonly string[],
): E.Either<Refusal, Changes> =>
  pipe(
    checkChanges(openChanges(changes, { ...info, name: info.userName, interests: info.interestLabels }), {
      birthdayLocked: info.birthdayLocked === 1,
      today: dayOf(now),
    }),
    E.mapLeft(refusalOf),
    E.filterOrElse(
      ({ name }) => name === undefined || !hasSensitiveWord(name, sensitiveWords),
      () => BAD_NAME,
    ),
  )

/** Only what was changed is written, so that two devices that change different things lose nothing. */
const columnsOf = ({ birthday, interests, introduce, languages, name }: Changes, user: UserRow) => ({
  ...(name === undefined ? {} : { user_name: name, user_name_search: name.toLowerCase() }),
  ...(birthday === undefined ? {} : { birthday, birthday_changes: user.birthday_changes + 1 }),
  ...(introduce === undefined ? {} : { introduce }),
  ...(languages === undefined ? {} : { languages: languages.join() }),
  ...(interests === undefined ? {} : { interest_labels: interests.join() }),
})

const writeColumns = async ({ db }: Work, changes: Changes, user: UserRow): Promise<void> => {
  const columns = columnsOf(changes, user)
  if (Object.keys(columns).length > 0) await db.updateTable('users').set(columns).where('id', '=', user.id).execute()
}

const fillSlots = async (
  work: Work,
  deps: ProfileDeps,
  user: UserRow,
  changes: Changes,
  now: Instant,
): Promise<E.Either<Refusal, void>> => {
  const wanted: readonly [Slot, string | undefined][] = [
    ['head', changes.headImg],
    ['background', changes.background],
  ]
  for (const [slot, address] of wanted) {
    if (address === undefined) continue
    const filled = await fillSlot(work, deps, { user, slot, now }, address)
    if (E.isLeft(filled)) return filled
  }
  return E.right(undefined)
}

/** Row 68: changes those fields alone; gender and what is not of the profile are no fields of it (PROF-13, PROF-14, PROF-17). */
export const updateInfo = (deps: ProfileDeps): Answered =>
  answer(accountCalls.updateInfo, async ({ params, session, now }, work) => {
    const user = await findUser(work.db, session.userId)
    if (!user) return E.left(nobody)
    const changes = checked(asChanges(params), await ownInfo(work.db, deps, user), now, deps.sensitiveWords)
    if (E.isLeft(changes)) return changes
    await writeColumns(work, changes.right, user)
    const filled = await fillSlots(work, deps, user, changes.right, now)
    if (E.isLeft(filled)) return filled
    const after = await findUser(work.db, user.id)
    if (!after) return E.left(nobody)
    if (after.user_name !== user.user_name || after.head_img !== user.head_img)
      await tellProfile(work, deps, user.id, now)
    return E.right(await ownInfo(work.db, deps, after))
  })
