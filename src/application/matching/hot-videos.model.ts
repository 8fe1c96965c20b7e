import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { UserId } from '../../domain/kernel/ids'
import { roleOf, type HotVideo, type VideoRole } from '../../domain/matching/hot-video'
import { LIKE_PRICE } from '../../domain/matching/places'
import { unread, type Paged } from '../friends/pager'
import type { Loading } from '../kernel/loading'
import type { ClipState, HotVideosView } from './hot-videos.feature'

const none: ClipState = { _tag: 'None' }

/** The recordings of the home page, and which of them is looked at. */
export class HotVideosModel implements HotVideosView {
  /** One more with each list that is begun, and each session that ends. */
  epoch = 0
  list: Paged<HotVideo> = unread
  seen: number | null = null
  place = 0
  sound = false
  likePrice = LIKE_PRICE
  private below = false
  private passed = false
  /** Only of those that are not away, so that a change of what is seen reaches those whom it concerns. */
  private readonly roles = observable.map<number, VideoRole>()
  private readonly clips = observable.map<string, ClipState>([], { deep: false })
  private readonly blocked: (host: UserId) => boolean
  private readonly likes = observable.map<UserId, 'sending' | 'sent'>()

  /** `blocked`: whom the person has blocked is not shown any more (PLUS-12). */
  constructor(blocked: (host: UserId) => boolean) {
    this.blocked = blocked
    makeObservable<this, 'below' | 'passed' | 'items'>(this, {
      list: observableRef,
      seen: observableRef,
      place: observableRef,
      below: observableRef,
      passed: observableRef,
      covered: computed,
      sound: observableRef,
      likePrice: observableRef,
      items: computed,
      videos: computed,
      setList: action,
      look: action,
      cover: action,
      passBy: action,
      setSound: action,
      setLikePrice: action,
      setClip: action,
      setLike: action,
      forget: action,
    })
  }

  get videos(): readonly HotVideo[] {
    return this.items.filter(({ host }) => !this.blocked(host.id))
  }

  /** By itself, so that a page which is only on its way changes no videos. */
  private get items(): readonly HotVideo[] {
    return this.list.items
  }

  get listing(): Loading {
    return this.list.listing
  }

  get more(): boolean {
    return this.list.more
  }

  get covered(): boolean {
    return this.below || this.passed
  }

  role(place: number): VideoRole {
    return this.roles.get(place) ?? 'away'
  }

  clip(id: string): ClipState {
    return this.clips.get(id) ?? none
  }

  liked(host: UserId): boolean {
    return this.likes.get(host) === 'sent'
  }

  liking(host: UserId): boolean {
    return this.likes.get(host) === 'sending'
  }

  /** Who looked at a video still does, wherever it stands now. */
  setList(list: Paged<HotVideo>): void {
    const at = this.videos[this.place]?.id
    this.list = list
    const found = this.videos.findIndex(({ id }) => id === at)
    if (at !== undefined && found !== this.place) this.place = Math.max(0, found)
    if (this.seen !== null) this.cast(this.place)
  }

  look(place: number | null): void {
    this.passed = false
    this.cast(place)
  }

  private cast(place: number | null): void {
    this.seen = place
    for (const near of this.roles.keys()) if (roleOf(near, place) === 'away') this.roles.delete(near)
    if (place === null) return
    this.place = place
    for (const near of [place - 1, place, place + 1]) this.roles.set(near, roleOf(near, place))
  }

  passBy(): void {
    this.passed = true
  }

  cover(covered: boolean): void {
    this.below = covered
  }

  setSound(on: boolean): void {
    this.sound = on
  }

  setLikePrice(price: number): void {
    this.likePrice = price
  }

  setClip(id: string, clip: ClipState): void {
    if (clip._tag === 'None') this.clips.delete(id)
    else this.clips.set(id, clip)
  }

  setLike(host: UserId, state: 'sending' | 'sent' | null): void {
    if (state === null) this.likes.delete(host)
    else this.likes.set(host, state)
  }

  /** The session is over: what its person saw and liked is their own affair. */
  forget(): void {
    this.epoch += 1
    this.likes.clear()
    this.list = unread
    this.look(null)
    this.place = 0
  }
}
