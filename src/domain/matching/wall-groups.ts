import { groupIds } from '../profile/groups'

/** The group that holds everybody. */
export const FOR_YOU = 0

/** The group of those whom no other one holds. */
export const OTHER = 99

/** What a host of a group likes: a group of PROF-27 by the interests of PROF-26 that lead there. */
const interests: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2, 5],
  3: [9, 12],
  4: [6, 16],
  5: [3, 8],
  6: [18],
  7: [10],
  8: [7, 11, 14, 15, 19, 21],
  9: [4, 13, 17, 20],
}

/** The interests that lead to a group; none for the two that do not ask for any. */
export const interestsOf = (group: number): readonly number[] => interests[group] ?? []

/** The groups somebody with these interests stands in, in the order of their numbers. @rule MTCH-2 PROF-27 */
export const groupsWith = (liked: readonly number[]): readonly number[] => {
  const own = groupIds.filter((group) => interestsOf(group).some((interest) => liked.includes(interest)))
  return [FOR_YOU, ...(own.length > 0 ? own : [OTHER])]
}
