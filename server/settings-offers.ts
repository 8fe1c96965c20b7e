import { DEFAULT_OFFER_END } from '../src/domain/coins/limited-offer'
import { DAY, HOUR, MINUTE } from '../src/domain/kernel/time'

/**
 * Special prices. An offer begins when its person first asks for it. `lastsMs` 0: none are made; `againMs` is the least time from an
 * end to the next beginning, 0: never again.
 */
export const offers = {
  /** COIN-52..56: for people who have never paid. */
  limited: {
    /** 1 to 99; else none are made. */
    percent: 25,
    /** Which pack, counted from the cheapest one, which is 1. */
    pack: 2,
    /** COIN-55. */
    lastsMs: 5 * MINUTE,
    /** Since sign-up. */
    firstAfterMs: 0,
    againMs: 7 * DAY,
    /** COIN-58: in ms since 1970. */
    defaultEnd: DEFAULT_OFFER_END,
  },
  /** COIN-60: packs of the catalogue that are sold in no other way, each in its turn. */
  flash: { lastsMs: 3 * HOUR, firstAfterMs: DAY, againMs: 7 * DAY },
  /** COIN-65. */
  percentBanner: 1,
}
