import * as O from 'fp-ts/Option'
import { action, makeObservable, observableRef } from 'mobx'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { Reminder } from '../../domain/friends/reminder'
import type { UserId } from '../../domain/kernel/ids'
import { unread, type Paged } from './pager'

/** An entry that went leaves a gap: the last page is read once more, so that what moved up is not missed. */
const without = <A>(list: Paged<A>, stays: (entry: A) => boolean): Paged<A> => {
  const items = list.items.filter(stays)
  return items.length === list.items.length ? list : { ...list, items, page: Math.max(0, list.page - 1) }
}

/** The lists of the friends panel as far as they have been read. */
export class FriendListsModel {
  friends: Paged<Acquaintance> = unread
  blacklist: Paged<Acquaintance> = unread
  reminders: Paged<Reminder> = unread
  remindNum = 0
  suggestion: O.Option<Acquaintance> = O.none
  private suggested = false

  constructor() {
    makeObservable(this, {
      friends: observableRef,
      blacklist: observableRef,
      reminders: observableRef,
      remindNum: observableRef,
      suggestion: observableRef,
      setFriends: action,
      setBlacklist: action,
      setReminders: action,
      setRemindNum: action,
      switchReminder: action,
      unbar: action,
      part: action,
      setSuggestion: action,
      forget: action,
    })
  }

  /** The gateway has told a page of friends. */
  get told(): boolean {
    return this.friends.page > 0 || this.friends.listing === 'loaded'
  }

  setFriends(friends: Paged<Acquaintance>): void {
    this.friends = friends
  }

  setBlacklist(blacklist: Paged<Acquaintance>): void {
    this.blacklist = blacklist
  }

  setReminders(reminders: Paged<Reminder>): void {
    this.reminders = reminders
  }

  setRemindNum(remindNum: number): void {
    this.remindNum = remindNum
  }

  /** A friend whom the list of reminders, read before, does not show. */
  lacksReminder({ id, relation }: Pick<Acquaintance, 'id' | 'relation'>): boolean {
    const { items, listing, more } = this.reminders
    return relation === 'friend' && listing === 'loaded' && !more && !items.some(({ person }) => person.id === id)
  }

  /** The count follows a switch that really turned. */
  switchReminder(id: UserId, on: boolean): void {
    const before = this.reminders.items.find(({ person }) => person.id === id)
    if (before === undefined || before.on === on) return
    this.remindNum = Math.max(0, this.remindNum + (on ? 1 : -1))
    const items = this.reminders.items.map((entry) => (entry.person.id === id ? { ...entry, on } : entry))
    this.reminders = { ...this.reminders, items }
  }

  unbar(id: UserId): void {
    this.blacklist = without(this.blacklist, (person) => person.id !== id)
  }

  /** They are no friend any more. */
  part(id: UserId): void {
    this.switchReminder(id, false)
    this.friends = without(this.friends, (person) => person.id !== id)
    this.reminders = without(this.reminders, ({ person }) => person.id !== id)
  }

  /** True once a session (FRND-27). */
  beginSuggesting(): boolean {
    const first = !this.suggested
    this.suggested = true
    return first
  }

  setSuggestion(suggestion: O.Option<Acquaintance>): void {
    this.suggestion = suggestion
  }

  forget(): void {
    this.friends = unread
    this.blacklist = unread
    this.reminders = unread
    this.remindNum = 0
    this.suggestion = O.none
    this.suggested = false
  }
}
