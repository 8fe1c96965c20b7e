import * as O from 'fp-ts/Option'
import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx'
import type { Call } from '../../domain/calls/call'
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

/** What somebody says is wrong with a bill, from the first word until it has arrived. */
export interface DisputeDraft {
  readonly reason: string
  /** `failed`: it did not arrive. */
  readonly state: 'writing' | 'sending' | 'failed'
}

/** What a user interface shows about the cost of calls. */
export interface BillingView {
  /** About what a minute costs in money; none: no coins are sold (PLUS-3). */
  readonly money: O.Option<Money>
  /** Seconds of the hint to recharge (CALL-53). */
  readonly hint: O.Option<number>
  readonly later: O.Option<LaterReceipt>
  /** Of the receipt in sight; null: nobody disputes it. What was written outlives the receipt, which can be opened again. */
  readonly dispute: DisputeDraft | null
}

/** The call, as far as hint and receipt depend on it. */
interface Talk {
  readonly call: Call
  readonly lowBalance: boolean
  readonly talkedMs: number
}

/** What calls cost here, and the receipt that is being looked at. */
export class BillingModel implements BillingView {
  money: O.Option<Money> = O.none
  later: O.Option<LaterReceipt> = O.none
  private readonly disputes = observable.map<RoomNum, DisputeDraft>({}, { deep: false })
  private lowFromMs: number | null = null
  private readonly talk: Talk

  /** `talk` is observed. */
  constructor(talk: Talk) {
    this.talk = talk
    makeObservable<BillingModel, 'lowFromMs'>(this, {
      money: observableRef,
      later: observableRef,
      lowFromMs: observableRef,
      hint: computed,
      inSight: computed,
      dispute: computed,
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

  /** Whose receipt is in sight: the one that was asked for, else that of the call that has just ended. */
  get inSight(): RoomNum | null {
    const { call } = this.talk
    return O.toNullable(this.later)?.room ?? (call._tag === 'Ended' ? call.room : null)
  }

  get dispute(): DisputeDraft | null {
    return this.inSight === null ? null : (this.disputes.get(this.inSight) ?? null)
  }

  setMoney(money: O.Option<Money>): void {
    this.money = money
  }

  setLater(later: O.Option<LaterReceipt>): void {
    this.later = later
  }

  setDispute(room: RoomNum, draft: DisputeDraft | null): void {
    if (draft === null) this.disputes.delete(room)
    else this.disputes.set(room, draft)
  }

  /** A warning begins the hint anew; a top-up ends it (@rule CALL-52, CALL-53). */
  setLow(low: boolean): void {
    this.lowFromMs = low ? this.talk.talkedMs : null
  }

  /** Nobody is signed in any more. */
  reset(): void {
    this.money = O.none
    this.setLater(O.none)
    this.disputes.clear()
    this.lowFromMs = null
  }
}
