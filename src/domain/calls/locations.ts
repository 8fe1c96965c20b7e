/** Where a call comes from (@rule CALL-84). */
export const locations = { match: 101, wallOrChat: 102, fake: 103 } as const

/** In a match the two have met already, and a fake call rings by its own rules (@rule CALL-22, CALL-78). */
export const ringsAt = (location: number): boolean => location !== locations.match && location !== locations.fake

/** Whether a room belongs to a match: the room actions serve those, the lifecycle all others (@rule CALL-7). */
export const isMatchRoom = (location: number): boolean => location === locations.match

/** Whether a person is called there: with a recording nobody talks, and nobody pays (@rule CALL-84, PLUS-1). */
export const callsPerson = (location: number): boolean =>
  location !== locations.fake && Object.values<number>(locations).includes(location)
