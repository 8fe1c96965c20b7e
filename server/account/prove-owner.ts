import * as E from 'fp-ts/Either'
import { provedBy } from '../../src/domain/account/linking'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import { tooSoon } from './attempts'
import { passwordSubject } from './email-account'
import { emailWords, judgePassword, phoneWords, type PasswordWords } from './judge-password'
import { phoneSubject } from './phone-account'

interface OwnPassword {
  readonly subject: string
  readonly words: PasswordWords
  readonly hash: string
}

/** The password that stands for the account; null: it has none. */
const ownPassword = async (db: Tx, userId: number): Promise<OwnPassword | null> => {
  const email = await db.selectFrom('emails').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const phone = await db.selectFrom('phones').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const [ofEmail, ofPhone] = [email?.password_hash ?? null, phone?.password_hash ?? null]
  switch (provedBy({ email: ofEmail !== null, phone: ofPhone !== null })) {
    case 'email':
      return { subject: passwordSubject(email?.email ?? ''), words: emailWords, hash: ofEmail ?? '' }
    case 'phone':
      return { subject: phoneSubject(phone?.phone ?? ''), words: phoneWords, hash: ofPhone ?? '' }
    case null:
      return null
  }
}

/** A password that was compared before the unit of work; `typed` is false where none was given. */
export interface ComparedOwn {
  readonly hash: string | null
  readonly typed: boolean
  readonly verified: boolean
}

/** Compares what was typed with the password of the account, outside of the unit of work. */
export const compareOwn = async (
  { passwords }: AccountDeps,
  read: Store['read'],
  userId: number,
  typed: string | undefined,
): Promise<E.Either<Refusal, ComparedOwn>> => {
  const hash = (await read((db) => ownPassword(db, userId)))?.hash ?? null
  if (typed === undefined || hash === null) return E.right({ hash, typed: typed !== undefined, verified: false })
  return E.bimap(
    () => tooSoon(SECOND),
    (verified: boolean) => ({ hash, typed: true, verified }),
  )(await passwords.verify(typed, hash))
}

/**
 * Lets pass who knows the password of the account, and everybody where it has none: an open session may be in somebody else's hands
 * (record 11). Wrong ones count and lock like those of signing in.
 */
export const proveOwner = async (
  work: Work,
  { settings: { signIn } }: AccountDeps,
  { compared, now, userId }: { readonly compared: ComparedOwn; readonly userId: number; readonly now: Instant },
): Promise<E.Either<Refusal, void>> => {
  const own = await ownPassword(work.db, userId)
  if (own === null) return E.right(undefined)
  const { hash, subject, words } = own
  if (!compared.typed) return E.left(refuse(words.wrong))
  const proved = compared.verified && compared.hash === hash ? own : undefined
  const judged = await judgePassword(work, signIn, words, { subject, proved, now })
  return E.map(() => undefined)(judged)
}
