import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Movement } from '../../domain/coins/movement'
import type { CoinsView } from './coins.feature'

/** The movements that have been read so far, newest first. */
export class CoinsModel implements CoinsView {
  movements: readonly Movement[] = []
  listing: CoinsView['listing'] = 'idle'
  page = 0
  pages = 0

  constructor() {
    makeObservable(this, {
      movements: observableRef,
      listing: observableRef,
      page: observableRef,
      pages: observableRef,
      hasMore: computed,
      begin: action,
      add: action,
      fail: action,
      forget: action,
    })
  }

  get hasMore(): boolean {
    return this.page < this.pages
  }

  begin(): void {
    this.listing = 'loading'
  }

  /** One more page; the first one replaces what was there. A movement that moved to the next page is not shown twice. */
  add(page: number, list: readonly Movement[], pages: number): void {
    const kept = page === 1 ? [] : this.movements
    const known = new Set(kept.map(({ id }) => id))
    this.movements = [...kept, ...list.filter(({ id }) => !known.has(id))]
    this.page = page
    this.pages = pages
    this.listing = 'loaded'
  }

  fail(): void {
    this.listing = 'failed'
  }

  forget(): void {
    this.movements = []
    this.listing = 'idle'
    this.page = 0
    this.pages = 0
  }
}
