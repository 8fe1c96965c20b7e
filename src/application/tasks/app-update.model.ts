import { action, computed, makeObservable, observableRef } from 'mobx'
import type { AppUpdateView } from './app-update.feature'

/** Whether this page runs the newest build that is known here. */
export class AppUpdateModel implements AppUpdateView {
  kept = false
  private newer = false
  private putOff = false

  constructor() {
    makeObservable<this, 'newer' | 'putOff'>(this, {
      kept: observableRef,
      newer: observableRef,
      putOff: observableRef,
      offered: computed,
      setKept: action,
      setNewer: action,
      putAway: action,
    })
  }

  get offered(): boolean {
    return this.newer && !this.putOff
  }

  setKept(): void {
    this.kept = true
  }

  setNewer(): void {
    this.newer = true
  }

  putAway(): void {
    this.putOff = true
  }
}
