import { action, computed, makeObservable, observableRef } from 'mobx'
import { allMovements, type Movement, type MovementRange } from '../../domain/coins/movement'
import type { SpendingLimits } from '../../domain/coins/spending-limit'
import type { Loading } from '../kernel/loading'
import type { MovementPage } from './coins-gateway.port'
import type { CoinsView } from './coins.feature'

/** The movements that have been read so far, newest first, and the limits. */
export class CoinsModel implements CoinsView {
  movements: readonly Movement[] = []
  listing: Loading = 'idle'
  range: MovementRange = allMovements
  debt = 0
  exporting = false
  limits: SpendingLimits | null = null
  limitsListing: Loading = 'idle'
  page = 0
  pages = 0

  constructor() {
    makeObservable(this, {
      movements: observableRef,
      listing: observableRef,
      range: observableRef,
      debt: observableRef,
      exporting: observableRef,
      limits: observableRef,
      limitsListing: observableRef,
      page: observableRef,
      pages: observableRef,
      hasMore: computed,
      begin: action,
      add: action,
      fail: action,
      show: action,
      setExporting: action,
      setLimits: action,
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
  add(page: number, { debt, list, pages }: MovementPage): void {
    const kept = page === 1 ? [] : this.movements
    const known = new Set(kept.map(({ id }) => id))
    this.movements = [...kept, ...list.filter(({ id }) => !known.has(id))]
    this.page = page
    this.pages = pages
    this.debt = debt
    this.listing = 'loaded'
  }

  fail(): void {
    this.listing = 'failed'
  }

  /** Another range: what was read of the one before is not in it. */
  show(range: MovementRange): void {
    this.range = range
    this.movements = []
    this.listing = 'idle'
    this.page = 0
    this.pages = 0
  }

  setExporting(exporting: boolean): void {
    this.exporting = exporting
  }

  setLimits(listing: Loading, limits: SpendingLimits | null = this.limits): void {
    this.limitsListing = listing
    this.limits = limits
  }

  forget(): void {
    this.show(allMovements)
    this.debt = 0
    this.setLimits('idle', null)
  }
}
