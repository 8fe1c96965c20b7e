import { useEffect, useState } from 'react'
import type { FriendsFeature } from '../../application/friends/friends.feature'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { useCore } from './core-context'

const NOBODY: readonly Acquaintance[] = []

/** People for the windows of pages that visitors see first; those stand without them too. Call inside an observer. */
export const useGuests = (wanted: boolean): readonly Acquaintance[] => {
  const core = useCore()
  const [friends, setFriends] = useState<FriendsFeature | undefined>(() => core.loaded('friends'))
  useEffect(() => {
    if (!wanted || friends !== undefined) return
    let gone = false
    core.feature('friends').then(
      (loaded) => void (gone || setFriends(loaded)),
      () => undefined,
    )
    return () => void (gone = true)
  }, [core, friends, wanted])
  useEffect(() => {
    if (wanted && friends?.view.guestListing === 'idle') void friends.loadGuests()
  }, [friends, wanted])
  return friends?.view.guests ?? NOBODY
}
