import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { Choice } from '../../domain/coins/choice'
import type { Pack, PayWay } from '../../domain/coins/pack'
import type { ShopWish } from '../../domain/coins/shop-wish'
import type { Loading } from '../kernel/loading'

export interface ShopView {
  readonly listing: Loading
  /** Nothing may be sold in the person's country (COIN-16). */
  readonly blocked: boolean
  /** The usual packs, the smallest first. */
  readonly packs: readonly Pack[]
  /** Packs that are sold for a while only, to this person (COIN-60). */
  readonly flash: readonly Pack[]
  readonly pack: Pack | null
  readonly way: PayWay | null
  /** How each pack would be paid, if it were chosen. */
  readonly wayOf: (pack: Pack) => PayWay | null
  /** What 'Pay' buys; null while nothing can be bought. */
  readonly choice: Choice | null
  /** The usual pack whose coins cost least. */
  readonly best: Pack | null
  /** The most that a way to pay adds, in percent; 0 for nothing (COIN-8). */
  readonly mostExtra: number
}

export interface ShopFeature {
  readonly view: ShopView
  /** Reads packs and prices anew; what was chosen stays chosen if it is still sold. */
  readonly load: (wish: ShopWish) => Task<void>
  readonly choosePack: (coinCode: string) => void
  readonly chooseWay: (channel: string) => void
  /** The shop is entered from a page to come back to: its path below the base (SHELL-51). */
  readonly rememberOrigin: (path: string) => void
  /** The shop is left: what a purchase may have changed is read anew (SHELL-52). */
  readonly leave: Task<void>
  /** Reads prices anew when a special deal ends, until stopped. */
  readonly watch: IO<IO<void>>
}
