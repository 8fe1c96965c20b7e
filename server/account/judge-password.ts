import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, refuseKeeping, type Refusal } from '../http/handler'
import type { Settings } from '../settings'
import type { Work } from '../store/store'
import { checkLock, clearFailures, countFailure } from './attempts'

/** How one way of signing in says that a password is wrong, and that too many were. */
export interface PasswordWords {
  readonly wrong: number
  readonly locked: (lock: Refusal) => Refusal
}

export const emailWords: PasswordWords = { wrong: 10006, locked: (lock) => lock }

export const phoneWords: PasswordWords = { wrong: 35501, locked: ({ data }) => refuse(35505, undefined, data) }

/** A try: `proved` is the account that the password opens, undefined when it is wrong. */
export interface PasswordTry<A> {
  readonly subject: string
  readonly proved: A | undefined
  readonly now: Instant
}

/** Lets a right password pass, counts a wrong one, and refuses both while the subject is locked. */
export const judgePassword = async <A>(
  work: Work,
  { lockMs, passwordTries: tries }: Pick<Settings['signIn'], 'lockMs' | 'passwordTries'>,
  words: PasswordWords,
  { now, proved, subject }: PasswordTry<A>,
): Promise<E.Either<Refusal, A>> => {
  const lock = await checkLock(work, subject, now)
  if (E.isLeft(lock)) return E.left(words.locked(lock.left))
  if (proved === undefined) {
    await countFailure(work, { tries, lockMs }, subject, now)
    return E.left(refuseKeeping(words.wrong))
  }
  await clearFailures(work, subject)
  return E.right(proved)
}
