import { mayCallAfterLike } from '../../src/domain/matching/mutual-like'
import type { AfterLike, LikedCall } from '../calls/after-like.port'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import { findLikePair, type LikePair, useCall } from './like-pairs'

type Places = Settings['cards']['places']
type Place = keyof Places

/** The pair, when the call that is wanted is open to it now. */
const openPair = async (db: Tx, places: Places, wanted: LikedCall): Promise<Place | null> => {
  const { callee, caller, location, now } = wanted
  const pair: LikePair | undefined = await findLikePair(db, caller, callee)
  if (!pair || pair.caller_id !== caller || pair.completed_at === null || pair.place === null) return null
  const open = mayCallAfterLike({ completedAt: pair.completed_at, usedAt: pair.used_at }, now)
  return open && places[pair.place].afterLikeNormal === location ? pair.place : null
}

/** The calls that likes have opened, as the store knows them: for the pair, from its place, once, within 30 s (@rule MTCH-30). */
export const makeAfterLike = ({ places }: Settings['cards']): AfterLike => ({
  opensAt: (location) => Object.values(places).some(({ afterLikeNormal }) => afterLikeNormal === location),
  priceOf: async (db, wanted) => {
    const place = await openPair(db, places, wanted)
    return place === null ? null : places[place].normalPrice
  },
  use: async (work, wanted) =>
    (await openPair(work.db, places, wanted)) !== null && useCall(work, wanted.caller, wanted.callee, wanted.now),
})
