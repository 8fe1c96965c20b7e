import type { Acquaintance } from '../friends/acquaintance'
import type { UserId } from '../kernel/ids'
import { FOR_YOU } from './wall-groups'

/** Which part of the wall is looked at; `country` is a code of ISO 3166-1, null for all of them. */
export interface WallFilter {
  readonly group: number
  readonly country: string | null
}

export const wholeWall: WallFilter = { group: FOR_YOU, country: null }

/** A host on the wall. */
export interface WallPerson extends Acquaintance {
  /** Points that a minute with them brings; told to hosts only (SAFE-22). */
  readonly points: number
}

/** What a tile offers: a call with its price in coins a minute, or, to a host, the points in place of a price. */
export type WallOffer =
  { readonly _tag: 'Call'; readonly price: number } | { readonly _tag: 'Points'; readonly points: number }

/** A host places no paid call from the wall. @rule MTCH-9 SAFE-22 */
export const wallOffer = (viewerIsHost: boolean, { points, price }: WallPerson): WallOffer =>
  viewerIsHost && price > 0 ? { _tag: 'Points', points } : { _tag: 'Call', price }

/** A page joined to what is there: whoever moved on to a later page meanwhile stands on the wall once. @rule MTCH-2 */
export const joined = (there: readonly WallPerson[], page: readonly WallPerson[]): readonly WallPerson[] => {
  const known = new Set<UserId>(there.map(({ id }) => id))
  return [...there, ...page.filter(({ id }) => !known.has(id) && known.add(id))]
}

/** How long the tip of the wall is seen, in milliseconds. @rule SHELL-79 */
export const WALL_TIP_MS = 5_000

/** For how many days the tip of a match stays hidden. @rule MTCH-33 */
export const TIP_HIDDEN_DAYS = 1
