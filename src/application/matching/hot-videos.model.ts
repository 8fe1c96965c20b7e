import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { UserId } from '../../domain/kernel/ids'
import type { HotVideo } from '../../domain/matching/hot-video'
import { LIKE_PRICE } from '../../domain/matching/places'
import { unread, type Paged } from '../friends/pager'
import type { Loading } from '../kernel/loading'
import type { ClipState, HotVideosView } from './hot-videos.feature'

const none: ClipState = { _tag: 'None' }

/** The recordings of the home page, and which of them is looked at. */
export class HotVideosModel implements HotVideosView {
  list: Paged<HotVideo> = unread
  seen: number | null = null
  place = 0
  covered = false
  sound = false
  likePrice = LIKE_PRICE
  private readonly clips = observable.map<string, ClipState>([], { deep: false })
  private readonly blocked: (host: UserId) => boolean
  private readonly likes = observable.map<UserId, 'sending' | 'sent'>()

  /** `blocked`: whom the person has blocked is not shown any more (PLUS-12). */
  constructor(blocked: (host: UserId) => boolean) {
    this.blocked = blocked
    makeObservable(this, {
      list: observableRef,
      seen: observableRef,
      place: observableRef,
      covered: observableRef,
      sound: observableRef,
      likePrice: observableRef,
      videos: computed,
      setList: action,
      look: action,
      cover: action,
      setSound: action,
      setLikePrice: action,
      setClip: action,
      setLike: action,
      forget: action,
    })
  }

  get videos(): readonly HotVideo[] {
    return this.list.items.filter(({ host }) => !this.blocked(host.id))
  }

  get listing(): Loading {
    return this.list.listing
  }

  get more(): boolean {
    return this.list.more
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
    if (this.seen !== null) this.seen = this.place
  }

  look(place: number | null): void {
    this.seen = place
    if (place !== null) this.place = place
  }

  cover(covered: boolean): void {
    this.covered = covered
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
    this.likes.clear()
    this.list = unread
    this.look(null)
    this.place = 0
  }
}
