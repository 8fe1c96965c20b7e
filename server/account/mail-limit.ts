import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Refusal } from '../http/handler'
import { takeWindow } from '../http/limiter'
import type { Settings } from '../settings'
import type { Work } from '../store/store'
import { tooSoon } from './attempts'

/** Counts a mail with a code to that address, whoever asked for it and whether or not somebody has it; 429 beyond. */
export const takeMailLimit = async (
  { db }: Work,
  { mailsPerAddress }: Pick<Settings['signIn'], 'mailsPerAddress'>,
  email: string,
  now: Instant,
): Promise<E.Either<Refusal, void>> => {
  const wait = await takeWindow(db, `mail:${email}`, mailsPerAddress, now)
  return wait > 0 ? E.left(tooSoon(wait)) : E.right(undefined)
}
