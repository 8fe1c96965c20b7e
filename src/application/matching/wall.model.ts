import { action, computed, makeObservable, observableRef } from 'mobx'
import type { UserId } from '../../domain/kernel/ids'
import { joined, wholeWall, type WallFilter, type WallPerson } from '../../domain/matching/wall'
import type { Loading } from '../kernel/loading'
import type { WallPage } from './wall-gateway.port'
import type { WallView } from './wall.feature'

/** The wall as far as it has been read. */
export class WallModel implements WallView {
  groups: readonly number[] = []
  countries: readonly string[] = []
  filter: WallFilter = wholeWall
  edition: object = {}
  listing: Loading = 'idle'
  refreshing = false
  tip: boolean
  next: string | null = null
  /** Counts what makes answers of before worthless: another filter, another first page, another person. */
  turn = 0
  private listed: readonly WallPerson[] = []
  private readonly blocked: (id: UserId) => boolean

  constructor(blocked: (id: UserId) => boolean, tip: boolean) {
    this.blocked = blocked
    this.tip = tip
    makeObservable<this, 'listed'>(this, {
      groups: observableRef,
      countries: observableRef,
      filter: observableRef,
      edition: observableRef,
      listing: observableRef,
      refreshing: observableRef,
      tip: observableRef,
      next: observableRef,
      listed: observableRef,
      people: computed,
      more: computed,
      setGroups: action,
      setCountries: action,
      choose: action,
      begin: action,
      beginMore: action,
      show: action,
      append: action,
      fail: action,
      hideTip: action,
      forget: action,
    })
  }

  get people(): readonly WallPerson[] {
    return this.listed.filter(({ id }) => !this.blocked(id))
  }

  get more(): boolean {
    return this.next !== null
  }

  setGroups(groups: readonly number[]): void {
    this.groups = groups
  }

  setCountries(countries: readonly string[]): void {
    this.countries = countries
  }

  choose(filter: WallFilter): void {
    this.filter = filter
    this.edition = {}
    this.listed = []
    this.next = null
  }

  /** A first page is on its way; answers with the turn that its answer belongs to. */
  begin(): number {
    this.refreshing = this.listed.length > 0
    if (!this.refreshing) this.listing = 'loading'
    return (this.turn += 1)
  }

  beginMore(): void {
    this.listing = 'loading'
  }

  show({ next, people }: WallPage): void {
    this.edition = {}
    this.listed = joined([], people)
    this.settle(next)
  }

  append({ next, people }: WallPage): void {
    this.listed = joined(this.listed, people)
    this.settle(next)
  }

  /** Whoever is there stays. */
  fail(): void {
    if (!this.refreshing) this.listing = 'failed'
    this.refreshing = false
  }

  hideTip(): void {
    this.tip = false
  }

  forget(): void {
    this.turn += 1
    this.choose(wholeWall)
    this.groups = []
    this.countries = []
    this.listing = 'idle'
    this.refreshing = false
  }

  private settle(next: string | null): void {
    this.next = next
    this.listing = 'loaded'
    this.refreshing = false
  }
}
