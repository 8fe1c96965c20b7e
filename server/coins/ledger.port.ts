import type { Either } from 'fp-ts/Either'
import type { CannotPay } from '../../src/domain/coins/ledger'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

/** The same key was used before for something else (20011). */
export type KeyReused = { readonly _tag: 'KeyReused'; readonly key: string }

/** There is no open hold (or no movement) under that key, or it went the other way already. */
export type NothingThere = { readonly _tag: 'NothingThere'; readonly key: string }

export type TransferId = number

/**
 * What a movement is about. `key` names it once and for all: the same key with the same content gets the same answer
 * and moves nothing. `amount` is whole coins, at least 1. `other` is the other person, `ref` a room, an order, a gift.
 */
export interface Movement {
  readonly userId: number
  readonly amount: number
  readonly kind: string
  readonly key: string
  readonly other?: number
  readonly ref?: string
}

/** A line of the person's own list (PLUS-6). `amount` is signed; `balanceAfter` counts held coins and takes off what is owed. */
export interface ListedMovement {
  readonly id: TransferId
  readonly at: Instant
  readonly kind: string
  readonly amount: number
  readonly balanceAfter: number
  readonly other: number | null
  /** The order that it was bought with or returned from. */
  readonly orderId: string | null
}

/** A page of a person's list, with how many there are. */
export interface MovementPage {
  readonly pageNo: number
  readonly pages: number
  readonly list: readonly ListedMovement[]
}

/** Which page; `from` is included, `to` is not. */
export interface MovementQuery {
  /** From 1. */
  readonly pageNo: number
  readonly pageSize: number
  readonly from?: Instant
  readonly to?: Instant
}

/** What a person has, in coins, and in points. */
export interface PurseView {
  /** What can be spent: the `goldNum` that the person sees. */
  readonly balance: number
  readonly held: number
  /** Coins owed, at or above zero. */
  readonly debt: number
  readonly points: number
}

type Answer<E> = Promise<Either<E, TransferId>>

/** Moves coins in double entry (PLUS-5). Every method is one transfer inside the caller's unit of work. */
export interface Ledger {
  /** Gives coins: bonus, reward, promotion. An open debt is filled first. */
  readonly grant: (work: Work, movement: Movement) => Answer<KeyReused>
  /** Credits bought coins. An open debt is filled first. */
  readonly purchase: (work: Work, movement: Movement) => Answer<KeyReused>
  /** Whether so many coins could be spent now, which a `spend` or a `hold` asks again. */
  readonly mayPay: (db: Tx, userId: number, amount: number) => Promise<Either<CannotPay, void>>
  /** Takes coins, given ones before bought ones, within the person's own limits (PLUS-9). */
  readonly spend: (work: Work, movement: Movement) => Answer<CannotPay | KeyReused>
  /** Returns what `spend` took under the key `of`, to where it came from. Twice is once. */
  readonly refund: (work: Work, of: string, kind: string) => Answer<NothingThere>
  /** Takes coins back after a returned payment; what is missing becomes a debt. */
  readonly reclaim: (work: Work, movement: Movement) => Answer<KeyReused>
  /** Sets coins aside under `key`, within the person's own limits: it counts when made, unless it is released (PLUS-9). */
  readonly hold: (work: Work, movement: Movement) => Answer<CannotPay | KeyReused>
  /** Takes exactly the coins held under `key`. Twice is once. */
  readonly settleHold: (work: Work, key: string) => Answer<NothingThere>
  /** Gives the coins held under `key` back to where they came from. Twice is once. */
  readonly releaseHold: (work: Work, key: string) => Answer<NothingThere>
  /** Returns what `settleHold` took under the key `of`, to where it came from. Twice is once. */
  readonly refundHold: (work: Work, of: string, kind: string) => Answer<NothingThere>
  /** Credits points to a host; `amount` in points. */
  readonly earn: (work: Work, movement: Movement) => Answer<KeyReused>
  /** Takes back what `earn` gave under the key `of`, as far as it is still there; Left when nothing of it is. Twice is once. */
  readonly unearn: (work: Work, of: string, kind: string) => Answer<NothingThere>
  readonly balance: (db: Tx, userId: number) => Promise<number>
  readonly purse: (db: Tx, userId: number) => Promise<PurseView>
  /** The person's movements, newest first. */
  readonly movements: (db: Tx, userId: number, query: MovementQuery) => Promise<MovementPage>
}
