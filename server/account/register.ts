import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { ADULT_STATEMENT_VERSION } from '../../src/domain/account/adult-statement'
import { hasSensitiveWord } from '../../src/domain/chat/composing'
import { checkBirthday } from '../../src/domain/kernel/birthday'
import { dayOf } from '../../src/domain/kernel/day'
import { checkName } from '../../src/domain/kernel/name'
import { countryById } from '../../src/domain/kernel/reference/countries'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import { noteAgreement } from '../profile/agreements'
import { countryColumns } from '../profile/country-columns'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { storeIdentity, type Identity } from './identity'
import { grantSignUpCoins, type SignUpFrom } from './sign-up-coins'

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

export interface Checked {
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

/**
 * Makes the person: row, how they sign in, age statement, the agreement that going on was (@rule ACCT-11), and the sign-up coins
 * (@rule PLUS-16).
 */
export const createPerson = async (
  work: Work,
  deps: Pick<AccountDeps, 'age' | 'identifierKey' | 'ledger' | 'limitedAddress' | 'settings'>,
  from: SignUpFrom,
  { checked, identity, supplied }: { checked: Checked; identity: Identity; supplied: Supplied },
): Promise<number> => {
  const { now } = from
  const { id } = await work.db
    .insertInto('users')
    .values({
      user_name: checked.name,
      user_name_search: checked.name.toLowerCase(),
      gender: supplied.gender,
      birthday: checked.birthday,
      ...countryColumns(countryById(supplied.countryId)),
      created_at: now,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeIdentity(work, id, identity, now)
  await deps.age.state(work, id, supplied.adultStatement, now)
  await noteAgreement(work.db, id, deps.settings.agreement.version, now)
  await grantSignUpCoins(work, deps, from, { identity, userId: id })
  return id
}
