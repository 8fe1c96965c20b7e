import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { action, computed, makeObservable, observableRef } from 'mobx'
import {
  noSimulatedCall,
  stepSimulated,
  tipsToAdd,
  type SimulatedCall,
  type SimulatedEvent,
} from '../../domain/calls/simulated-call'
import type { Instant } from '../../domain/kernel/time'
import type { RecordedVideo } from './recorded-videos.port'

export interface SimulatedCallView {
  readonly call: SimulatedCall
  /** Ms since step 2 began; follows the clock once a second. */
  readonly shownMs: number
  /** CALL-80. */
  readonly addTip: boolean
  readonly picture: O.Option<RecordedVideo['picture']>
}

/** The simulated call of this tab. */
export class SimulatedCallModel implements SimulatedCallView {
  call: SimulatedCall = noSimulatedCall
  shownMs = 0
  picture: O.Option<RecordedVideo['picture']> = O.none

  constructor() {
    makeObservable(this, {
      call: observableRef,
      shownMs: observableRef,
      picture: observableRef,
      addTip: computed,
      apply: action,
      setPicture: action,
      tick: action,
    })
  }

  get addTip(): boolean {
    return this.call.step !== 0 && tipsToAdd(this.call, this.call.since + this.shownMs)
  }

  /** Lets the domain decide; false: nothing happened. */
  apply(event: SimulatedEvent): boolean {
    const next = stepSimulated(this.call, event)
    if (E.isLeft(next)) return false
    this.call = next.right
    if (this.call.step !== 2) this.shownMs = 0
    if (this.call.step === 0) this.picture = O.none
    return true
  }

  setPicture(picture: RecordedVideo['picture']): void {
    this.picture = O.some(picture)
  }

  tick(now: Instant): void {
    if (this.call.step === 2) this.shownMs = Math.max(0, now - this.call.since)
  }
}
