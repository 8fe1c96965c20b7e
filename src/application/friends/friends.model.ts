import * as O from 'fp-ts/Option'
import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { friendNews } from '../../domain/friends/friend-news'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { Relation } from '../../domain/friends/relation'
import type { Reminder } from '../../domain/friends/reminder'
import type { UserId } from '../../domain/kernel/ids'
import type { Loading } from '../kernel/loading'
import { FriendListsModel } from './friend-lists.model'
import type { FriendNews, FriendsView, PagedList, Search } from './friends.feature'
import { inOrder } from './in-order'
import { introduced, type Introduced } from './introduced'

/** Everybody that this person has met in this session, and how they stand to each other. */
export class FriendsModel implements FriendsView {
  guests: readonly Acquaintance[] = []
  guestListing: Loading = 'idle'
  search: Search = { _tag: 'Idle' }
  news: O.Option<FriendNews> = O.none
  addConfirmed: boolean
  freeAddsLeft: number | null = null
  /** Counts the sign-outs: an answer of an earlier session is nobody's any more. */
  epoch = 0
  readonly addPrice: number
  readonly lists = new FriendListsModel()
  private readonly people = observable.map<UserId, Acquaintance>(undefined, { deep: false })
  private readonly statuses = observable.map<UserId, PresenceStatus>(undefined, { deep: false })
  /** Kept by this browser, and not heard of since. */
  private readonly recalled = new Set<UserId>()
  private readonly busy = observable.set<UserId>(undefined, { deep: false })

  constructor(addPrice: number, addConfirmed: boolean) {
    this.addPrice = addPrice
    this.addConfirmed = addConfirmed
    makeObservable(this, {
      guests: observableRef,
      guestListing: observableRef,
      search: observableRef,
      news: observableRef,
      setNews: action,
      addConfirmed: observableRef,
      freeAddsLeft: observableRef,
      setFreeAddsLeft: action,
      friends: computed,
      favorites: computed,
      requests: computed,
      blacklist: computed,
      reminders: computed,
      setGuests: action,
      setSearch: action,
      confirm: action,
      know: action,
      recall: action,
      dropRecalled: action,
      change: action,
      relate: action,
      introduce: action,
      setReminder: action,
      part: action,
      bar: action,
      unbar: action,
      setPresence: action,
      setBusy: action,
      forget: action,
    })
  }

  get friends(): readonly Acquaintance[] {
    return this.related('friend')
  }

  get favorites(): readonly Acquaintance[] {
    return this.friends.filter(({ pinned }) => pinned)
  }

  get requests(): readonly Acquaintance[] {
    return this.related('asking')
  }

  get listing(): Loading {
    return this.lists.friends.listing
  }

  get more(): boolean {
    return this.lists.friends.more
  }

  get blacklist(): PagedList<Acquaintance> {
    const { blacklist } = this.lists
    return { ...blacklist, items: blacklist.items.map((person) => this.people.get(person.id) ?? person) }
  }

  get reminders(): PagedList<Reminder> {
    const { reminders } = this.lists
    const items = reminders.items.map(({ person, on }) => ({ person: this.people.get(person.id) ?? person, on }))
    return { ...reminders, items }
  }

  get told(): boolean {
    return this.lists.told
  }

  get remindNum(): number {
    return this.lists.remindNum
  }

  get suggestion(): O.Option<Acquaintance> {
    return this.lists.suggestion
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

  setFreeAddsLeft(left: number): void {
    this.freeAddsLeft = left
  }

  /** What the gateway says about people now; it replaces what was known. */
  know(people: readonly Acquaintance[]): void {
    people.forEach((person) => {
      this.recalled.delete(person.id)
      this.people.set(person.id, person)
      this.statuses.set(person.id, person.status)
    })
  }

  /** People as this browser has kept them; how they can be reached is not known. */
  recall(people: readonly Acquaintance[]): void {
    for (const person of people.filter(({ id }) => !this.people.has(id))) {
      this.people.set(person.id, { ...person, status: 'unknown' })
      this.recalled.add(person.id)
    }
  }

  /** What the gateway tells now stands alone. */
  dropRecalled(): void {
    this.recalled.forEach((id) => this.people.delete(id))
    this.recalled.clear()
  }

  /** Hears friends and requests as they change, from the first page that the gateway has told. */
  onContacts(run: (people: readonly Acquaintance[]) => void): () => void {
    return reaction(
      () => (this.lists.told ? [...this.friends, ...this.requests] : null),
      (people) => (people === null ? undefined : run(people)),
    )
  }

  change(id: UserId, changed: Partial<Acquaintance>): void {
    const known = this.people.get(id)
    if (known !== undefined) this.people.set(id, { ...known, ...changed })
  }

  relate(id: UserId, relation: Relation): void {
    const known = this.people.get(id)
    if (known !== undefined) this.noteNews(known, known.relation, relation)
    this.change(id, { relation })
  }

  /** A relation row tells of somebody who may not have been met. */
  introduce(person: Introduced): void {
    const known = this.people.get(person.id)
    this.noteNews(person, known?.relation, person.relation)
    this.recalled.delete(person.id)
    this.people.set(person.id, introduced(known, person))
    if (person.relation !== 'friend') this.lists.part(person.id)
  }

  setReminder(id: UserId, on: boolean): void {
    this.change(id, { reminded: on })
    this.lists.switchReminder(id, on)
  }

  /** The friendship, or whatever was on the way to it, is over. */
  part(id: UserId): void {
    this.change(id, { relation: 'stranger', pinned: false, reminded: false })
    this.lists.part(id)
  }

  bar(id: UserId): void {
    this.part(id)
    this.change(id, { blocked: true, status: 'unknown' })
    this.statuses.delete(id)
  }

  unbar(id: UserId): void {
    this.change(id, { blocked: false })
    this.lists.unbar(id)
  }

  setNews(news: O.Option<FriendNews>): void {
    this.news = news
  }

  setPresence(id: UserId, status: PresenceStatus): void {
    this.statuses.set(id, status)
  }

  setBusy(id: UserId, busy: boolean): void {
    if (busy) this.busy.add(id)
    else this.busy.delete(id)
  }

  forget(): void {
    this.epoch += 1
    this.people.clear()
    this.recalled.clear()
    this.statuses.clear()
    this.busy.clear()
    this.lists.forget()
    this.search = { _tag: 'Idle' }
    this.news = O.none
    this.freeAddsLeft = null
    this.setGuests('idle', [])
  }

  private noteNews({ id, name }: Pick<Acquaintance, 'id' | 'name'>, before: Relation | undefined, now: Relation): void {
    const kind = friendNews(before, now)
    if (kind !== null) this.news = O.some({ kind, id, name })
  }

  private related(relation: Relation): readonly Acquaintance[] {
    const people = [...this.people.values()].filter((person) => person.relation === relation)
    return inOrder(people, this.lists.friends.items)
  }
}
