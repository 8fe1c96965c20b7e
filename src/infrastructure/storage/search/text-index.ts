import { folded } from '../../../domain/chat/folding'
import { holds, isFindable, newestFirst, searchableText, type SearchQuery } from '../../../domain/chat/search-query'
import type { UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
import type { HistoryRow } from '../chat/row.codec'
import { friendOf, messageOf } from '../chat/rows'

/** What is remembered of a row; a row without words has an empty text, so that it is not read again. */
interface Entry {
  readonly key: number
  readonly friend: UserId
  readonly at: Instant
  readonly expires: Instant | undefined
  readonly text: string
  /** It has no number of the gateway yet: its time may still change. */
  readonly waiting: boolean
}

/**
 * The folded texts of one person's messages, newest first. To look through all of them takes a few milliseconds for a
 * hundred thousand; an index of words would not serve scripts without spaces.
 */
export class TextIndex {
  readonly #me: UserId
  readonly #entries = new Map<number, Entry>()
  #sorted: readonly Entry[] | null = null

  constructor(me: UserId) {
    this.#me = me
  }

  put(rows: readonly HistoryRow[]): void {
    for (const entry of rows.flatMap((row) => this.#entryOf(row) ?? [])) this.#entries.set(entry.key, entry)
    this.#sorted = null
  }

  /** Keeps of this friend, or of all, only what is still there; answers which rows it has to read. */
  retain(friend: UserId | 'all', keys: readonly number[]): readonly number[] {
    const there = new Set(keys)
    const before = this.#entries.size
    for (const { friend: other, key } of this.#entries.values())
      if ((friend === 'all' || other === friend) && !there.has(key)) this.#entries.delete(key)
    if (this.#entries.size !== before) this.#sorted = null
    return keys.filter((key) => this.#entries.get(key)?.waiting ?? true)
  }

  /**
   * What was read of these rows takes the place of what is remembered of them; true: one is gone, or says something else by now. A
   * message that is deleted here leaves an empty row behind.
   */
  renew(keys: readonly number[], rows: readonly HistoryRow[]): boolean {
    const read = new Map(rows.flatMap((row) => this.#entryOf(row) ?? []).map(({ key, text }) => [key, text]))
    const changed = keys.filter((key) => read.get(key) !== this.#entries.get(key)?.text)
    if (changed.length === 0) return false
    changed.forEach((key) => this.#entries.delete(key))
    this.put(rows)
    return true
  }

  /** Keys of the newest hits, at most `limit`, and how many there are. */
  find(query: SearchQuery, now: Instant, limit: number): { readonly keys: readonly number[]; readonly total: number } {
    const keys: number[] = []
    let total = 0
    for (const entry of this.#inOrder()) {
      if (!holds(entry.text, query) || !isFindable(entry, now)) continue
      total += 1
      if (keys.length < limit) keys.push(entry.key)
    }
    return { keys, total }
  }

  #entryOf(row: HistoryRow): Entry | null {
    if (row.id === undefined || row.userId !== this.#me) return null
    const message = messageOf(row)
    return {
      key: row.id,
      friend: friendOf(this.#me, message),
      at: message.at,
      expires: message.expires,
      text: folded(searchableText(message)),
      waiting: message.id === 0,
    }
  }

  #inOrder(): readonly Entry[] {
    this.#sorted ??= [...this.#entries.values()].filter(({ text }) => text !== '').toSorted(newestFirst)
    return this.#sorted
  }
}
