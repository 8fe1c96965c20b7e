import { action, makeObservable, observable, observableRef } from 'mobx'
import type { CheckInProblem } from '../../domain/tasks/check-in'
import type { Entry } from '../../domain/tasks/entry'
import type { ActivityState, ActivityView } from './activity.feature'
import type { Entrance } from './activity-gateway.port'

const loading: ActivityState = { _tag: 'Loading' }

/** The activity as the gateway told it last. */
export class ActivityModel implements ActivityView {
  state: ActivityState = loading
  entrance: Entrance | null = null
  entries: readonly Entry[] = []
  sending = false
  problem: CheckInProblem | null = null
  gained: number | null = null

  constructor() {
    makeObservable(this, {
      state: observableRef,
      entrance: observableRef,
      entries: observableRef,
      sending: observable,
      problem: observable,
      gained: observable,
      setState: action,
      setEntrance: action,
      setEntries: action,
      begin: action,
      settle: action,
      dismiss: action,
      forget: action,
    })
  }

  /** What was read stays when it cannot be read anew. */
  setState(state: ActivityState): void {
    if (state._tag !== 'Failed' || this.state._tag !== 'Shown') this.state = state
  }

  setEntrance(entrance: Entrance | null): void {
    this.entrance = entrance
  }

  setEntries(entries: readonly Entry[]): void {
    this.entries = entries
  }

  begin(): void {
    this.sending = true
    this.dismiss()
  }

  settle(problem: CheckInProblem | null, gained: number | null): void {
    this.sending = false
    this.problem = problem
    this.gained = gained
  }

  dismiss(): void {
    this.problem = null
    this.gained = null
  }

  forget(): void {
    this.state = loading
    this.entrance = null
    this.entries = []
    this.settle(null, null)
  }
}
