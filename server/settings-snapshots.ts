import { DAY, MINUTE, SECOND } from '../src/domain/kernel/time'

/** Pictures for safety out of calls (PLUS-4). */
export const snapshots = {
  /** So many stretches of a talk, one after the other; each side gives one picture in each of them. 0: none (CALL-73). */
  perCall: 5,
  /** When the first of them begins after the first frame, and how long each is. */
  firstMs: 10 * SECOND,
  everyMs: 2 * MINUTE,
  /** Pictures that are taken from one side of a call at all, those of reports among them. */
  mostPerCall: 20,
  /** Of one picture. */
  bytes: 512 * 1024,
  /** So long after the end of a call they are still taken: some are on their way. */
  graceMs: MINUTE,
  /** How long they are kept; those of a call that was reported, until so long after the report was closed, */
  keepMs: 7 * DAY,
  reportedKeepMs: 30 * DAY,
  /** and none any longer than this. */
  mostMs: 180 * DAY,
}
