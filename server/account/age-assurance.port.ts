import type { Either } from 'fp-ts/Either'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { Database, Tx } from '../store/database'
import type { Work } from '../store/store'

/** How somebody's age is known: they signed the statement, or they are one of the demo people. */
export type AgeMethod = 'statement' | 'demo'

/** What was signed is not the statement that is in force. */
export type OtherStatement = { readonly _tag: 'OtherStatement' }

/** Says who counts as an adult in this deployment (PLUS-16). Another way to make sure of it is another adapter. */
export interface AgeAssurance {
  readonly assured: (db: Tx, userId: number) => Promise<boolean>
  /** Of `users` those who count. */
  readonly adults: (where: ExpressionBuilder<Database, 'users'>) => Expression<SqlBool>
  /** Keeps that the person signed that version of the statement, with date and method; twice is once. */
  readonly state: (work: Work, userId: number, version: string, now: Instant) => Promise<Either<OtherStatement, void>>
}
