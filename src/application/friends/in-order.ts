import type { Acquaintance } from '../../domain/friends/acquaintance'

/** Favourites first, then as the gateway lists them; who is new stands on top. */
export const inOrder = (people: Iterable<Acquaintance>, listed: readonly Acquaintance[]): readonly Acquaintance[] => {
  const ranks = new Map(listed.map(({ id }, rank) => [id, rank] as const))
  const rank = ({ id }: Acquaintance): number => ranks.get(id) ?? -1
  return [...people].toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || rank(a) - rank(b) || a.name.localeCompare(b.name),
  )
}
