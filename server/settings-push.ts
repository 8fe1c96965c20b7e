import { DAY, HOUR, MINUTE, SECOND } from '../src/domain/kernel/time'

/** GATE-31: pushes. */
export const push = {
  /** What nobody has fetched after so long is pushed; calls are pushed at once. */
  waitMs: 6 * SECOND,
  /** How often it is looked for pushes that are due. */
  lookMs: SECOND,
  /** For one push service to take one push. */
  timeoutMs: 10 * SECOND,
  /** On their way at the same time. */
  atOnce: 32,
  /** Devices of one person; beyond them the oldest takes none any more. */
  devices: 10,
  /** After a failure a device is left alone for so long, then for twice as long each time, and at last taken away. */
  restMs: 30 * SECOND,
  restMostMs: HOUR,
  failures: 24,
  /** Characters of a text that are shown. */
  textLength: 160,
  /** From then on a push is of no use, here or at its push service; `callOver` takes away what rang half a minute ago. */
  life: { message: DAY, request: 3 * DAY, reminder: 10 * MINUTE, reward: 3 * DAY, missed: DAY, callOver: MINUTE },
}
