import type { Found } from '../../../application/chat/message-search.port'
import type { SearchQuery } from '../../../domain/chat/search-query'
import type { UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
import { foundMessage } from './found-message'
import type { SearchRows } from './search-rows'
import { TextIndex } from './text-index'

/** More people at once are looked through together. */
const MANY_PEOPLE = 20
/** More new rows than these are read with all others, which is quicker than one by one. */
const MANY_ROWS = 2_000

interface Setting {
  readonly me: UserId
  readonly rows: SearchRows
  readonly onNews: () => void
  readonly onFailure: (cause: unknown) => void
}

type Changed = readonly UserId[] | 'all'

/** Reads the messages of a person into an index, follows what changes, and answers from it (@rule PLUS-26). */
export class SearchEngine {
  readonly #setting: Setting
  readonly #index: TextIndex
  #turn: Promise<void> = Promise.resolve()
  #stale: Set<UserId> | 'all' = new Set()
  #complete = false

  constructor(setting: Setting) {
    this.#setting = setting
    this.#index = new TextIndex(setting.me)
    this.#inTurn(() => this.#readAll())
  }

  async find(query: SearchQuery, now: Instant, limit: number): Promise<Found> {
    const { me, rows } = this.#setting
    const { keys, total } = this.#index.find(query, now, limit)
    const read = await rows.byKeys(keys)
    if (this.#index.renew(keys, read)) return this.find(query, now, limit)
    const found = new Map(read.map((row) => [row.id, row]))
    const messages = keys.flatMap((key) => {
      const row = found.get(key)
      return row === undefined ? [] : [foundMessage(me, row)]
    })
    return { messages, total, complete: this.#complete }
  }

  /** Messages with these people have come, gone or changed. */
  changed(friends: Changed): void {
    const all = friends === 'all' || friends.length > MANY_PEOPLE || this.#stale === 'all'
    if (all) this.#stale = 'all'
    else friends.forEach((friend) => this.#stale !== 'all' && this.#stale.add(friend))
    this.#inTurn(() => this.#refresh())
  }

  #inTurn(run: () => Promise<void>): void {
    this.#turn = this.#turn.then(run).catch((cause: unknown) => this.#setting.onFailure(cause))
  }

  async #readAll(): Promise<void> {
    const { onNews, rows } = this.#setting
    await rows.each((some) => {
      this.#index.put(some)
      onNews()
    })
    this.#complete = true
    onNews()
  }

  async #refresh(): Promise<void> {
    const stale = this.#stale
    this.#stale = new Set()
    if (stale !== 'all' && stale.size === 0) return
    for (const friend of stale === 'all' ? (['all'] as const) : stale) await this.#readAnew(friend)
    this.#setting.onNews()
  }

  async #readAnew(friend: UserId | 'all'): Promise<void> {
    const { rows } = this.#setting
    const missing = this.#index.retain(friend, await rows.keysOf(friend))
    if (missing.length > MANY_ROWS) return rows.each((some) => this.#index.put(some))
    this.#index.put(await rows.byKeys(missing))
  }
}
