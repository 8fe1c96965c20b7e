import { DAY, HOUR, SECOND } from '../src/domain/kernel/time'

/** Orders of coins. */
export const orders = {
  /** Orders of one person that may wait for their money at the same time. */
  openPerAccount: 20,
  /** Those that are older count no longer: nobody pays for them any more. */
  openForMs: HOUR,
  /** A provider that has not answered by then has not answered. */
  patienceMs: 12 * SECOND,
  /** When its provider is first asked about an order of which it has told nothing; then after twice as long each time, */
  lookMs: 10 * SECOND,
  /** at most after this, */
  lookMostMs: HOUR,
  /** until the order is so old. */
  lookForMs: 3 * DAY,
}
