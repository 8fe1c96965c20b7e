import { DAY } from '../src/domain/kernel/time'
import { LIKE_PRICE, MEETINGS_A_DAY, defaultPlaces } from '../src/domain/matching/places'

/** Cards, people found by search, and likes. */
export const cards = {
  /** MTCH-15. */
  likePrice: LIKE_PRICE,
  /** MTCH-37: people who are shown to one person in a day. */
  perDay: { card: MEETINGS_A_DAY.card as number, search: MEETINGS_A_DAY.search as number },
  /** MTCH-16 to MTCH-21: the locations of calls from each place, and their prices in coins a minute. */
  places: {
    card: { ...defaultPlaces.card },
    search: { ...defaultPlaces.search },
    match: { ...defaultPlaces.match },
  },
}

/** Ways of playing that are open, and the one that a visit begins with, 1 or 0 (SHELL-44 to SHELL-46, SHELL-48). */
export const playWays = {
  livcam: { open: 1, main: 0 },
  card: { open: 1, main: 0 },
  wall: { open: 1, main: 0 },
}

/** Tabs of the ways that may bear a red dot, 1 or 0, and how long something is new, in ms (SHELL-72, SHELL-73). */
export const redDots = { livcam: 1, card: 1, wall: 1, newMs: 7 * DAY }
