/** Where a call comes from (@rule CALL-84). */
export const locations = { match: 101, wallOrChat: 102, fake: 103 } as const

/** Where a like that both have given opens a call: to a person, and to the recording of a host (@rule MTCH-16, MTCH-18, MTCH-20). */
export const afterLike = {
  card: { normal: 141, fake: 142 },
  search: { normal: 137, fake: 138 },
  match: { normal: 252, fake: locations.fake },
} as const

/** @rule CALL-22 */
const afterLikes: ReadonlySet<number> = new Set(Object.values(afterLike).flatMap((at) => Object.values(at)))

/** Two who like each other are called together: instead of ringing, both are told so (@rule CALL-22, MTCH-30). */
export const isAfterLike = (location: number): boolean => location !== locations.fake && afterLikes.has(location)

/** In a match the two have met already, and a fake call rings by its own rules (@rule CALL-22, CALL-78). */
export const ringsAt = (location: number): boolean =>
  location !== locations.match && location !== locations.fake && !isAfterLike(location)

/** Whether a room belongs to a match: the room actions serve those, the lifecycle all others (@rule CALL-7). */
export const isMatchRoom = (location: number): boolean => location === locations.match

/** Whether a person is called there: a match opens its room itself, and with a recording nobody talks or pays (@rule CALL-84, PLUS-1). */
export const callsPerson = (location: number): boolean => location === locations.wallOrChat
