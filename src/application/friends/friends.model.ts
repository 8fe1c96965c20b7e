import * as O from 'fp-ts/Option'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { Relation } from '../../domain/friends/relation'
import type { UserId } from '../../domain/kernel/ids'
import type { Loading } from '../kernel/loading'
import type { FriendsView, Search } from './friends.feature'

/** Everybody that this person has met in this session, and how they stand to each other. */
export class FriendsModel implements FriendsView {
  listing: Loading = 'idle'
  guests: readonly Acquaintance[] = []
  guestListing: Loading = 'idle'
  search: Search = { _tag: 'Idle' }
  addConfirmed: boolean
  readonly addPrice: number
  private readonly people = observable.map<UserId, Acquaintance>(undefined, { deep: false })
  private readonly statuses = observable.map<UserId, PresenceStatus>(undefined, { deep: false })
  private readonly busy = observable.set<UserId>(undefined, { deep: false })

  constructor(addPrice: number, addConfirmed: boolean) {
    this.addPrice = addPrice
    this.addConfirmed = addConfirmed
    makeObservable(this, {
      listing: observableRef,
      guests: observableRef,
      guestListing: observableRef,
      search: observableRef,
      addConfirmed: observableRef,
      friends: computed,
      requests: computed,
      setListing: action,
      setGuests: action,
      setSearch: action,
      confirm: action,
      know: action,
      relate: action,
      introduce: action,
      setPresence: action,
      setBusy: action,
      forget: action,
    })
  }

  get friends(): readonly Acquaintance[] {
    return this.related('friend')
  }

  get requests(): readonly Acquaintance[] {
    return this.related('asking')
  }

  person(id: UserId): O.Option<Acquaintance> {
    return O.fromNullable(this.people.get(id))
  }

  presence(id: UserId): PresenceStatus {
    return this.statuses.get(id) ?? this.people.get(id)?.status ?? 'unknown'
  }

  busyWith(id: UserId): boolean {
    return this.busy.has(id)
  }

  setListing(listing: Loading): void {
    this.listing = listing
  }

  /** How the list of people to meet stands; those read before stay until new ones are there. */
  setGuests(listing: Loading, people: readonly Acquaintance[] = this.guests): void {
    this.guestListing = listing
    this.guests = people
  }

  setSearch(search: Search): void {
    this.search = search
  }

  confirm(): void {
    this.addConfirmed = true
  }

  /** What the gateway says about people now; it replaces what was known. */
  know(people: readonly Acquaintance[]): void {
    people.forEach((person) => {
      this.people.set(person.id, person)
      this.statuses.set(person.id, person.status)
    })
  }

  relate(id: UserId, relation: Relation): void {
    const known = this.people.get(id)
    if (known !== undefined) this.people.set(id, { ...known, relation })
  }

  /** A relation row tells of somebody who may not have been met: name and picture are enough to list them. */
  introduce(person: Pick<Acquaintance, 'id' | 'name' | 'headImg' | 'relation'>): void {
    this.people.set(person.id, { ...(this.people.get(person.id) ?? unmet), ...person })
  }

  setPresence(id: UserId, status: PresenceStatus): void {
    this.statuses.set(id, status)
  }

  setBusy(id: UserId, busy: boolean): void {
    if (busy) this.busy.add(id)
    else this.busy.delete(id)
  }

  forget(): void {
    this.people.clear()
    this.statuses.clear()
    this.busy.clear()
    this.listing = 'idle'
    this.search = { _tag: 'Idle' }
    this.setGuests('idle', [])
  }

  private related(relation: Relation): readonly Acquaintance[] {
    return [...this.people.values()]
      .filter((person) => person.relation === relation)
      .toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || a.name.localeCompare(b.name) || a.id - b.id)
  }
}

const unmet: Omit<Acquaintance, 'id' | 'name' | 'headImg' | 'relation'> = {
  gender: 'male',
  birthday: '',
  countryCode: '',
  background: '',
  introduce: '',
  languages: [],
  interests: [],
  goddess: false,
  demo: false,
  status: 'unknown',
  price: 0,
  pinned: false,
  likedCount: 0,
}
