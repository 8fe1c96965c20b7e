import { DAY, HOUR, MINUTE, SECOND } from '../src/domain/kernel/time'

/** How services are asked through which people pay. */
export const payments = {
  /** An answer later than this counts as none. */
  timeoutMs: 10 * SECOND,
}

/** The checkout pages of local mode. */
export const sandbox = {
  /** So long after the choice 'pay later' a payment pays itself. */
  laterMs: 8 * SECOND,
  /** A notification that the gateway did not take is sent again: after this, then after four times as long each time, */
  retryMs: SECOND,
  /** at most so long, */
  mostRetryMs: HOUR,
  /** until it is so old. */
  giveUpMs: 3 * DAY,
  /** How long the gateway may take to answer one. */
  answerMs: 5 * SECOND,
  /** A signature counts so long. */
  signatureMs: 5 * MINUTE,
  /** How long the session of a hosted page lasts. */
  sessionMs: 30 * MINUTE,
  /** Payments are forgotten when they are so old. */
  keepMs: 90 * DAY,
}
