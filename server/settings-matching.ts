import { SECOND } from '../src/domain/kernel/time'

/** LiveCam match. */
export const matching = {
  /** MTCH-13: so many matches a day at the free price, the others at their price; coins a match. */
  freePerDay: 5,
  freePrice: 0,
  price: 20,
  vipPrice: 12,
  /** MTCH-37: matches a day; a VIP has no limit. */
  perDay: 50,
  /** MTCH-24, MTCH-25. */
  countdownMs: 10 * SECOND,
  recordedPageMs: 30 * SECOND,
  /** MTCH-27: both join within it. */
  joinMs: 5 * SECOND,
  /** A place in the queue that was not renewed for so long is gone. */
  staleMs: 25 * SECOND,
  /** The same two meet once more on a day only when both have waited so long. */
  repeatMs: 10 * SECOND,
}
