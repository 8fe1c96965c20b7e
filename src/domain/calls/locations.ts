/** Where a call comes from (@rule CALL-84). */
export const locations = { match: 101, wallOrChat: 102, fake: 103 } as const

/** In a match the two have met already, and a fake call rings by its own rules (@rule CALL-22, CALL-78). */
export const ringsAt = (location: number): boolean => location !== locations.match && location !== locations.fake
