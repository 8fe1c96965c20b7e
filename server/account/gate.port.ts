import type { Either } from 'fp-ts/Either'
import type { Language } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import type { Refusal } from '../http/handler'
import type { Work } from '../store/store'

/** Somebody who has proved who they are and wants a session. */
export interface Entrant {
  readonly userId: number
  readonly deviceId: string
  /** Made by this very unit of work: a refusal leaves nothing behind. */
  readonly registered: boolean
  /** Has been told that the account is to be deleted, and keeps it. */
  readonly keepsAccount: boolean
  readonly language: Language
  readonly now: Instant
}

/**
 * Lets somebody in or says why not: banned (10115, 10116, 10117), to be deleted (10032). What it wrote stays with its refusal,
 * but for a sign-up.
 */
export type Gate = (work: Work, entrant: Entrant) => Promise<Either<Refusal, void>>
