import { action, computed, makeObservable, observableRef } from 'mobx'
import { bestValue, choiceOf, mostExtra, type Pack, type PayWay } from '../../domain/coins/pack'
import type { Choice } from '../../domain/coins/choice'
import { firstPack, noWish, wayFor, type ShopWish } from '../../domain/coins/shop-wish'
import type { Loading } from '../kernel/loading'
import type { ShopView } from './shop.feature'

/** What is sold, and what of it has been chosen. */
export class ShopModel implements ShopView {
  listing: Loading = 'idle'
  blocked = false
  packs: readonly Pack[] = []
  flash: readonly Pack[] = []
  coinCode: string | null = null
  channel: string | null = null
  wish: ShopWish = noWish

  constructor() {
    makeObservable(this, {
      listing: observableRef,
      blocked: observableRef,
      packs: observableRef,
      flash: observableRef,
      coinCode: observableRef,
      channel: observableRef,
      wish: observableRef,
      pack: computed,
      way: computed,
      choice: computed,
      best: computed,
      mostExtra: computed,
      begin: action,
      show: action,
      block: action,
      fail: action,
      choosePack: action,
      chooseWay: action,
      forget: action,
    })
  }

  get pack(): Pack | null {
    const all = [...this.flash, ...this.packs]
    return all.find(({ coinCode }) => coinCode === this.coinCode) ?? firstPack(all)
  }

  get way(): PayWay | null {
    return this.pack === null ? null : this.wayOf(this.pack)
  }

  readonly wayOf = (pack: Pack): PayWay | null => wayFor(pack, this.channel, this.wish)

  get choice(): Choice | null {
    return this.pack === null || this.way === null ? null : choiceOf(this.pack, this.way)
  }

  get best(): Pack | null {
    return bestValue(this.packs)
  }

  get mostExtra(): number {
    return mostExtra([...this.flash, ...this.packs])
  }

  begin(wish: ShopWish): void {
    this.listing = 'loading'
    this.wish = wish
  }

  show(packs: readonly Pack[], flash: readonly Pack[]): void {
    this.listing = 'loaded'
    this.blocked = false
    this.packs = packs
    this.flash = flash
  }

  block(): void {
    this.show([], [])
    this.blocked = true
  }

  fail(): void {
    this.listing = 'failed'
  }

  choosePack(coinCode: string): void {
    this.coinCode = coinCode
  }

  chooseWay(channel: string): void {
    this.channel = channel
  }

  forget(): void {
    this.show([], [])
    this.listing = 'idle'
    this.coinCode = null
    this.channel = null
    this.wish = noWish
  }
}
