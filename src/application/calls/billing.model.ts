import * as O from 'fp-ts/Option'
import { action, computed, makeObservable, observableRef, reaction } from 'mobx'
import { rechargeHint } from '../../domain/calls/recharge-hint'
import type { RoomNum } from '../../domain/kernel/ids'
import type { Money } from '../../domain/kernel/money'
import type { Receipt } from './call-gateway.port'

/** A receipt that was asked for later. */
export interface LaterReceipt {
  readonly room: RoomNum
  /** This person was called, and paid nothing. */
  readonly called: boolean
  readonly what: 'loading' | 'failed' | Receipt
}

/** What a user interface shows about the cost of calls. */
export interface BillingView {
  /** About what a minute costs in money; none: no coins are sold (PLUS-3). */
  readonly money: O.Option<Money>
  /** Seconds of the hint to recharge (CALL-53). */
  readonly hint: O.Option<number>
  readonly later: O.Option<LaterReceipt>
  /** A dispute that is on its way, or that did not arrive. */
  readonly dispute: 'none' | 'sending' | 'failed'
}

/** Talk that goes on, as far as the hint depends on it. */
interface Talk {
  readonly lowBalance: boolean
  readonly talkedMs: number
}

/** What calls cost here, and the receipt that is being looked at. */
export class BillingModel implements BillingView {
  money: O.Option<Money> = O.none
  later: O.Option<LaterReceipt> = O.none
  dispute: BillingView['dispute'] = 'none'
  private lowFromMs: number | null = null
  private readonly talk: Talk

  /** `talk` is observed. */
  constructor(talk: Talk) {
    this.talk = talk
    makeObservable<BillingModel, 'lowFromMs'>(this, {
      money: observableRef,
      later: observableRef,
      dispute: observableRef,
      lowFromMs: observableRef,
      hint: computed,
      setMoney: action,
      setLater: action,
      setDispute: action,
      setLow: action,
      reset: action,
    })
    reaction(
      () => talk.lowBalance,
      (low) => this.setLow(low),
    )
  }

  get hint(): O.Option<number> {
    return this.lowFromMs === null ? O.none : rechargeHint(this.talk.talkedMs - this.lowFromMs)
  }

  setMoney(money: O.Option<Money>): void {
    this.money = money
  }

  setLater(later: O.Option<LaterReceipt>): void {
    this.later = later
    this.dispute = 'none'
  }

  setDispute(dispute: BillingView['dispute']): void {
    this.dispute = dispute
  }

  /** A warning begins the hint anew; a top-up ends it (@rule CALL-52, CALL-53). */
  setLow(low: boolean): void {
    this.lowFromMs = low ? this.talk.talkedMs : null
  }

  /** Nobody is signed in any more. */
  reset(): void {
    this.money = O.none
    this.setLater(O.none)
    this.lowFromMs = null
  }
}
