import * as O from 'fp-ts/Option'
import { action, makeObservable, observableRef } from 'mobx'
import { withoutOne, type Gift } from '../../domain/gifts/gift'
import type { GiftContent } from '../../domain/gifts/gift-content'
import type { ShownGift } from '../../domain/gifts/showing'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Loading } from '../kernel/loading'
import type { GiftsView } from './gifts.feature'

interface Flight {
  readonly shown: ShownGift
  readonly peer: UserId
}

interface Stage {
  readonly place: symbol
  readonly peer: UserId
}

/** Gifts that wait to fly: more than these nobody wants to watch. */
const MOST_FLIGHTS = 5
const MOST_NOTICES = 3

/** The gifts that there are, the one on its way, and those that are to be seen arriving. */
export class GiftsModel implements GiftsView {
  gifts: readonly Gift[] = []
  listing: Loading = 'idle'
  sending: number | null = null
  notices: readonly ShownGift[] = []
  flights: readonly Flight[] = []
  stages: readonly Stage[] = []

  constructor() {
    makeObservable(this, {
      gifts: observableRef,
      listing: observableRef,
      sending: observableRef,
      notices: observableRef,
      flights: observableRef,
      stages: observableRef,
      setListing: action,
      setGifts: action,
      takeOne: action,
      setSending: action,
      notice: action,
      dismiss: action,
      fly: action,
      land: action,
      enter: action,
      leave: action,
      forget: action,
    })
  }

  nameOf({ giftId, giftName }: GiftContent): string {
    return this.gifts.find(({ id }) => id === giftId)?.name ?? giftName
  }

  flightAt(place: symbol): O.Option<ShownGift> {
    const stage = this.stages.find((one) => one.place === place)
    const latest = this.stages.findLast(({ peer }) => peer === stage?.peer)
    if (stage === undefined || latest !== stage) return O.none
    return O.fromNullable(this.flights.find(({ peer }) => peer === stage.peer)?.shown)
  }

  setListing(listing: Loading): void {
    this.listing = listing
  }

  setGifts(gifts: readonly Gift[]): void {
    this.gifts = gifts
    this.listing = 'loaded'
  }

  takeOne(id: number): void {
    this.gifts = withoutOne(this.gifts, id)
  }

  setSending(id: number | null): void {
    this.sending = id
  }

  notice(shown: ShownGift): void {
    this.notices = [...this.notices, shown].slice(-MOST_NOTICES)
  }

  dismiss(uuid: MessageUuid): void {
    this.notices = this.notices.filter((shown) => shown.uuid !== uuid)
  }

  /** Whether somebody looks at a place where gifts of that person fly. */
  attends(peer: UserId): boolean {
    return this.stages.some((stage) => stage.peer === peer)
  }

  fly(shown: ShownGift, peer: UserId): void {
    if (this.flights.length < MOST_FLIGHTS) this.flights = [...this.flights, { shown, peer }]
  }

  land(uuid: MessageUuid): void {
    this.flights = this.flights.filter(({ shown }) => shown.uuid !== uuid)
  }

  enter(place: symbol, peer: UserId): void {
    this.stages = [...this.stages, { place, peer }]
  }

  /** With the last place for a person, what waits to fly there is over. */
  leave(place: symbol): void {
    this.stages = this.stages.filter((stage) => stage.place !== place)
    this.flights = this.flights.filter(({ peer }) => this.attends(peer))
  }

  forget(): void {
    this.gifts = []
    this.listing = 'idle'
    this.sending = null
    this.notices = []
    this.flights = []
  }
}
