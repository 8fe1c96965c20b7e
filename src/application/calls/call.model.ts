import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { action, computed, makeObservable, observableRef, reaction } from 'mobx'
import { idle, isOn, isOutside, type Call } from '../../domain/calls/call'
import type { CallEvent } from '../../domain/calls/call-event'
import type { CallFacts } from '../../domain/calls/call-facts'
import { step } from '../../domain/calls/call-step'
import { friendAddAfter, hintsToAdd, noFriendAdd, type FriendAdd } from '../../domain/calls/friend-add'
import { minutesLeft } from '../../domain/calls/price-gate'
import { goodQuality, type CallQuality } from '../../domain/calls/quality'
import type { Relation } from '../../domain/friends/relation'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { Lease, Receipt } from './call-gateway.port'
import type { CallsView, Start } from './calls-view'
import type { Picture } from './devices.port'

interface CallMedia {
  readonly muted: boolean
  readonly cameraOff: boolean
  readonly peerMuted: boolean
  readonly peerCameraOff: boolean
  readonly peerPictureHeld: boolean
  /** The link of this side is interrupted, or the meter pauses. */
  readonly linkCut: boolean
  readonly paused: boolean
  readonly quality: CallQuality
  readonly remote: O.Option<Picture>
}

const noMedia: CallMedia = {
  muted: false,
  cameraOff: false,
  peerMuted: false,
  peerCameraOff: false,
  peerPictureHeld: false,
  linkCut: false,
  paused: false,
  quality: goodQuality,
  remote: O.none,
}

/** The one call of this person, as this tab sees it. */
export class CallModel implements CallsView {
  start: Start = { _tag: 'None' }
  call: Call = idle
  facts: O.Option<CallFacts> = O.none
  price = 0
  matchPrice: number | null = null
  coins: O.Option<number> = O.none
  talkedMs = 0
  media: CallMedia = noMedia
  local: O.Option<Picture> = O.none
  receipt: O.Option<Receipt> = O.none
  endedAt: O.Option<Instant> = O.none
  friendAdd: FriendAdd = noFriendAdd
  private readonly relationOf: (id: UserId) => Relation | null

  /** `relationOf` somebody, as far as it is known; it is observed. */
  constructor(relationOf: (id: UserId) => Relation | null) {
    this.relationOf = relationOf
    makeObservable(this, {
      start: observableRef,
      call: observableRef,
      facts: observableRef,
      setFacts: action,
      price: observableRef,
      matchPrice: observableRef,
      setMatchPrice: action,
      coins: observableRef,
      talkedMs: observableRef,
      media: observableRef,
      local: observableRef,
      receipt: observableRef,
      endedAt: observableRef,
      friendAdd: observableRef,
      peerRelation: computed,
      addHint: computed,
      setFriendAdd: action,
      answering: computed,
      minutesLeft: computed,
      lowBalance: computed,
      limitReached: computed,
      apply: action,
      setStart: action,
      setPrice: action,
      setMedia: action,
      setLocal: action,
      setReceipt: action,
      renew: action,
      tick: action,
      reset: action,
    })
    reaction(
      () => this.peerRelation,
      (now, before) => this.setFriendAdd(friendAddAfter(this.friendAdd, before ?? null, now)),
    )
  }

  get muted(): boolean {
    return this.media.muted
  }

  get cameraOff(): boolean {
    return this.media.cameraOff
  }

  get peerMuted(): boolean {
    return this.media.peerMuted
  }

  get peerPictureHeld(): boolean {
    return this.media.peerPictureHeld
  }

  get peerCameraOff(): boolean {
    return this.media.peerCameraOff
  }

  get interrupted(): boolean {
    return this.media.linkCut || this.media.paused
  }

  get quality(): CallQuality {
    return this.media.quality
  }

  get remote(): O.Option<Picture> {
    return this.media.remote
  }

  get answering(): boolean {
    return isOn(this.call) && isOutside(this.call) && this.call.answering === true
  }

  get lowBalance(): boolean {
    return this.call._tag === 'Live' && this.call.low === true
  }

  get limitReached(): boolean {
    const short = this.lowBalance || (this.call._tag === 'Ended' && this.call.ending === 'coinsOut')
    return short && O.exists((coins: number) => coins >= this.price)(this.coins)
  }

  get minutesLeft(): O.Option<number> {
    const { call, price } = this
    if (!isOn(call) || call.role === 'callee' || price <= 0) return O.none
    return O.map((coins: number) => minutesLeft(coins, price))(this.coins)
  }

  get peerRelation(): Relation | null {
    const { call } = this
    return call._tag === 'Connecting' || call._tag === 'Live' ? this.relationOf(call.peer) : null
  }

  get addHint(): boolean {
    return hintsToAdd(this.peerRelation, this.talkedMs)
  }

  setFriendAdd(friendAdd: FriendAdd): void {
    this.friendAdd = friendAdd
  }

  dismissFriendAdd(): void {
    this.setFriendAdd({ ...this.friendAdd, show: false })
  }

  /** Lets the domain decide; false: nothing happened. */
  apply(event: CallEvent): boolean {
    const next = step(this.call, event)
    if (E.isLeft(next)) return false
    const before = this.call
    this.call = next.right
    if (event._tag === 'Told' && event.action._tag === 'BalanceChanged') this.coins = O.some(event.action.coins)
    if (!isOn(before) && isOn(this.call)) this.beginShowing()
    if (this.call._tag === 'Ended' && isOn(before)) this.endShowing(event.at)
    return true
  }

  setStart(start: Start): void {
    this.start = start
  }

  setPrice(price: number, coins: O.Option<number>): void {
    this.price = price
    this.coins = coins
  }

  setMatchPrice(coins: number): void {
    this.matchPrice = coins
  }

  setFacts(facts: CallFacts): void {
    this.facts = O.some(facts)
  }

  setMedia(media: Partial<CallMedia>): void {
    this.media = { ...this.media, ...media }
  }

  setLocal(local: O.Option<Picture>): void {
    this.local = local
  }

  setReceipt(receipt: O.Option<Receipt>): void {
    this.receipt = receipt
  }

  renew(lease: Lease): void {
    if (this.call._tag === 'Live' && this.call.role === 'caller') this.coins = O.some(lease.coins)
    this.setMedia({ paused: lease.paused })
  }

  tick(now: Instant): void {
    if (this.call._tag === 'Live') this.talkedMs = Math.max(0, now - this.call.since)
  }

  /** Nobody is signed in any more. */
  reset(): void {
    this.start = { _tag: 'None' }
    this.call = idle
    this.facts = O.none
    this.price = 0
    this.coins = O.none
    this.talkedMs = 0
    this.receipt = O.none
    this.endedAt = O.none
    this.endShowing(0)
    this.endedAt = O.none
  }

  private beginShowing(): void {
    this.facts = O.none
    this.matchPrice = null
    this.media = noMedia
    this.talkedMs = 0
    this.receipt = O.none
    this.endedAt = O.none
  }

  private endShowing(at: Instant): void {
    this.media = noMedia
    this.local = O.none
    this.endedAt = O.some(at)
    if (this.call._tag === 'Ended') this.talkedMs = this.call.talkedMs
  }
}
