import * as O from 'fp-ts/Option'
import type { UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { OutboxEntry } from './delivery'

/** The oldest entry of each conversation: nothing overtakes it. */
const heads = (entries: readonly OutboxEntry[]): readonly OutboxEntry[] => {
  const first = new Map<UserId, OutboxEntry>()
  for (const entry of entries) {
    if (!first.has(entry.message.receiver)) first.set(entry.message.receiver, entry)
  }
  return [...first.values()]
}

/**
 * What may be sent now: of each conversation the oldest entry, if it is neither refused nor waiting for its time.
 * `entries` oldest first (@rule PLUS-17).
 */
export const nextToSend = (entries: readonly OutboxEntry[], now: Instant): readonly OutboxEntry[] =>
  heads(entries).filter((entry) => !entry.blocked && entry.nextAt <= now)

/** When to look again because a postponed entry becomes due; none: nothing is postponed. */
export const wakeAt = (entries: readonly OutboxEntry[], now: Instant): O.Option<Instant> => {
  const waiting = heads(entries).filter((entry) => !entry.blocked && entry.nextAt > now)
  return waiting.length === 0 ? O.none : O.some(Math.min(...waiting.map((entry) => entry.nextAt)))
}
