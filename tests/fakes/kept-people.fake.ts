import type { KeptPeople } from '../../src/application/friends/kept-people.port'
import type { Acquaintance } from '../../src/domain/friends/acquaintance'
import type { UserId } from '../../src/domain/kernel/ids'

/** What a browser keeps, over its reloads. */
export const makeKeptPeopleFake = (): KeptPeople => {
  const kept = new Map<UserId, readonly Acquaintance[]>()
  return {
    read: (me) => async () => kept.get(me) ?? [],
    keep: (me, people) => async () => void kept.set(me, people),
  }
}
