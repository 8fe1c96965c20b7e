import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { LimitedOffer } from '../../domain/coins/limited-offer'
import type { FlashSeal, OffersView } from './offers.feature'

/** What is offered now; each offer goes when its time is over. */
export class OffersModel implements OffersView {
  flash: readonly FlashSeal[] = []
  banner = true
  bonus: boolean
  private held: LimitedOffer | null = null
  private asked = false
  private flag = false
  private readonly paid: () => boolean

  constructor(paid: () => boolean, bonus: boolean) {
    this.paid = paid
    this.bonus = bonus
    makeObservable<OffersModel, 'asked' | 'flag' | 'held'>(this, {
      flash: observableRef,
      banner: observable,
      bonus: observable,
      held: observableRef,
      asked: observable,
      flag: observable,
      limited: computed,
      percent: computed,
      prompt: computed,
      setLimited: action,
      setFlash: action,
      setFlag: action,
      closeBanner: action,
      ask: action,
      dismissPrompt: action,
      closeBonus: action,
      forget: action,
    })
  }

  /** @rule COIN-52 */
  get limited(): LimitedOffer | null {
    return this.paid() ? null : this.held
  }

  /** @rule COIN-65 */
  get percent(): number | null {
    return this.flag && this.limited !== null ? this.limited.percent : null
  }

  get prompt(): boolean {
    return this.asked && this.limited !== null
  }

  /** Null: over, or none. A banner that was closed stays so for this offer, which is the same until there is none (@rule COIN-54). */
  setLimited(offer: LimitedOffer | null): void {
    this.held = offer
    if (offer !== null) return
    this.banner = true
    this.asked = false
  }

  setFlash(flash: readonly FlashSeal[]): void {
    this.flash = flash
  }

  setFlag(flag: boolean): void {
    this.flag = flag
  }

  closeBanner(): void {
    this.banner = false
  }

  ask(): void {
    this.asked = true
  }

  dismissPrompt(): void {
    this.asked = false
  }

  closeBonus(): void {
    this.bonus = false
  }

  forget(): void {
    this.setLimited(null)
    this.flash = []
    this.flag = false
  }
}
