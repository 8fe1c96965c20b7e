import type { Either } from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'
import type { AdminDeps } from './admin-deps'

/** An order of an operator, checked against its command: every argument is there, and every option is known. */
export interface Order {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, string>>
  /** The operator's name. */
  readonly by: string
  /** Empty where none was given. */
  readonly reason: string
  readonly now: Instant
}

export type Cell = string | number | null
export type Row = Readonly<Record<string, Cell>>

/** What an operator is told: a table, one thing, or a file to keep. */
export type Told =
  | { readonly _tag: 'List'; readonly rows: readonly Row[] }
  | { readonly _tag: 'One'; readonly row: Row; readonly lists?: Readonly<Record<string, readonly Row[]>> }
  | { readonly _tag: 'File'; readonly name: string; readonly base64: string }

/** Why an order was not carried out, as a sentence. */
export type NotDone = { readonly _tag: 'NotDone'; readonly why: string }

export type Answer = Promise<Either<NotDone, Told>>

interface Described {
  readonly name: string
  readonly says: string
  /** Names of the arguments in their order; all are wanted. */
  readonly args: readonly string[]
  /** What each option means; one that `needs` lists must be given. */
  readonly options?: Readonly<Record<string, string>>
  readonly needs?: readonly string[]
}

/** Looks and changes nothing. */
export interface Looking extends Described {
  readonly look: (order: Order, deps: AdminDeps) => Answer
}

/** Changes something in one unit of work, which may run again (ADR 0006), and wants a reason for it. */
export interface Deciding extends Described {
  readonly decide: (order: Order, work: Work, deps: AdminDeps) => Answer
}

export type Command = Looking | Deciding

/** What operators do about one thing. A file `areas/<name>.area.ts` that exports `area` adds one. */
export interface Area {
  readonly name: string
  readonly says: string
  readonly commands: readonly Command[]
}

export const notDone = (why: string): NotDone => ({ _tag: 'NotDone', why })
