import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { ADULT_STATEMENT_VERSION } from '../../src/domain/account/adult-statement'
import { hasSensitiveWord } from '../../src/domain/chat/composing'
import { checkBirthday } from '../../src/domain/kernel/birthday'
import { dayOf } from '../../src/domain/kernel/day'
import { checkName } from '../../src/domain/kernel/name'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import { findUser, type UserRow } from '../profile/people'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'

const UPDATE_FAILED = 10025
const BAD_NAME = 20101

/** As it came, unchecked. */
export interface Supplied {
  readonly userName: string
  readonly gender: number
  readonly birthday: string
  readonly adultStatement: string
  readonly countryId: number
}

interface Checked {
  readonly name: string
  readonly birthday: string
}

/** What the supply-info popup asked, checked again here (@rule ACCT-84, ACCT-86, ACCT-89, ACCT-92). */
export const checkSupplied = (
  supplied: Supplied,
  sensitiveWords: readonly string[],
  now: Instant,
): E.Either<Refusal, Checked> =>
  pipe(
    E.Do,
    E.apS(
      'name',
      pipe(
        checkName(supplied.userName),
        E.mapLeft(({ _tag }) => (_tag === 'NameForbidden' ? refuse(BAD_NAME) : refuse(UPDATE_FAILED))),
        E.filterOrElse(
          (name) => !hasSensitiveWord(name, sensitiveWords),
          () => refuse(BAD_NAME),
        ),
      ),
    ),
    E.apS(
      'birthday',
      pipe(
        checkBirthday(supplied.birthday, dayOf(now)),
        E.mapLeft(({ _tag }) =>
          _tag === 'TooYoung' ? refuse(UPDATE_FAILED, 'only available for ages 18 and older') : refuse(UPDATE_FAILED),
        ),
      ),
    ),
    E.filterOrElse(
      () => (supplied.gender === 1 || supplied.gender === 2) && supplied.adultStatement === ADULT_STATEMENT_VERSION,
      () => refuse(UPDATE_FAILED),
    ),
  )

/** Makes the person: row, address, age statement and the sign-up coins, once for each address (@rule ACCT-13, PLUS-16). */
export const createPerson = async (
  work: Work,
  { ledger, settings }: Pick<AccountDeps, 'ledger' | 'settings'>,
  person: { checked: Checked; supplied: Supplied; email: string; passwordHash: string; now: Instant },
): Promise<E.Either<Refusal, UserRow>> => {
  const { checked, supplied, email, passwordHash, now } = person
  const { id } = await work.db
    .insertInto('users')
    .values({
      user_name: checked.name,
      user_name_search: checked.name.toLowerCase(),
      gender: supplied.gender,
      birthday: checked.birthday,
      country_id: supplied.countryId,
      created_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await work.db
    .insertInto('emails')
    .values({ email, user_id: id, password_hash: passwordHash, confirmed_at: now })
    .execute()
  await work.db
    .insertInto('age_statements')
    .values({ user_id: id, version: supplied.adultStatement, method: 'statement', at: now })
    .execute()
  const granted = await ledger.grant(work, {
    userId: id,
    amount: settings.signIn.signUpCoins,
    kind: 'signUp',
    key: `sign-up:${id}`,
  })
  const user = await findUser(work.db, id)
  return E.isLeft(granted) || !user ? E.left(refuse(UPDATE_FAILED)) : E.right(user)
}
