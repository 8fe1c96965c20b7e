import type { IO } from 'fp-ts/IO'
import { action, makeObservable, observableRef } from 'mobx'
import type { Sight } from '../../domain/calls/face'

export interface CallSafetyView {
  /** The word that pictures are taken for safety stands on the screen (PLUS-4). */
  readonly notice: boolean
  /** What the other side last told of its picture in this talk; null: nothing (CALL-75). */
  readonly peerSight: Sight | null
}

/** What a user interface shows about safety in a call. */
export interface CallSafetyPart {
  readonly view: CallSafetyView
  /** The word about the pictures was read (PLUS-4). */
  readonly dismissNotice: IO<void>
}

/** What a call shows about safety. */
export class CallSafetyModel implements CallSafetyView {
  notice = false
  peerSight: Sight | null = null

  constructor() {
    makeObservable(this, {
      notice: observableRef,
      peerSight: observableRef,
      setNotice: action,
      setPeerSight: action,
      clear: action,
    })
  }

  setNotice(notice: boolean): void {
    this.notice = notice
  }

  setPeerSight(sight: Sight): void {
    this.peerSight = sight
  }

  /** The talk is over. */
  clear(): void {
    this.notice = false
    this.peerSight = null
  }
}
