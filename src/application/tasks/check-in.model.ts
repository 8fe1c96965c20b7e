import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import {
  checkInState,
  coinsOfDay,
  dayOfToday,
  leftOfDay,
  type CheckInKind,
  type CheckInWeek,
  type TimeLeft,
} from '../../domain/tasks/check-in'
import type { Instant } from '../../domain/kernel/time'
import type { CheckInStatus, SaidWeek } from './check-in-gateway.port'
import type { CheckInOutcome, CheckInView } from './check-in.feature'

const none: CheckInOutcome = { _tag: 'None' }

/** How the week of check-ins stands. */
export class CheckInModel implements CheckInView {
  status: CheckInStatus | null = null
  said: SaidWeek | null = null
  left: TimeLeft = { hours: 0, minutes: 0 }
  failed = false
  sending = false
  outcome: CheckInOutcome = none
  private wanted = false
  asked = false
  tip = false
  open = false

  constructor() {
    makeObservable<CheckInModel, 'wanted'>(this, {
      status: observableRef,
      said: observableRef,
      left: observableRef,
      failed: observable,
      sending: observable,
      outcome: observableRef,
      wanted: observable,
      due: computed,
      asked: observable,
      tip: observable,
      open: observable,
      show: action,
      shown: computed,
      kind: computed,
      total: computed,
      week: computed,
      state: computed,
      coins: computed,
      setStatus: action,
      setWeek: action,
      setFailed: action,
      remind: action,
      showTip: action,
      endTip: action,
      ask: action,
      close: action,
      begin: action,
      settle: action,
      forget: action,
    })
  }

  get shown(): boolean {
    return this.status?.show === true
  }

  get kind(): CheckInKind {
    return this.status?.type ?? 'other'
  }

  get total(): number {
    return this.status?.totalCoin ?? 0
  }

  /** @rule TASK-25 */
  get week(): CheckInWeek | null {
    if (this.said === null) return null
    const { days, today, vipDays } = this.said
    return { today, days: this.kind === 'vip' && vipDays.length > 0 ? vipDays : days }
  }

  /** @rule TASK-26 TASK-28 */
  get state(): CheckInView['state'] {
    const state = this.week === null ? null : checkInState(this.week)
    return state === 'open' && this.status?.hasCheck === true ? 'done' : state
  }

  get coins(): number | null {
    const day = this.week === null ? undefined : dayOfToday(this.week)
    return day === undefined ? null : coinsOfDay(day, this.kind)
  }

  /** As long as there is something to do, or to tell. */
  get due(): boolean {
    return this.wanted && (this.state === 'open' || this.sending || this.outcome._tag !== 'None')
  }

  setStatus(status: CheckInStatus): void {
    this.status = status
  }

  /** `now`: the gateway's time. */
  setWeek(said: SaidWeek, now: Instant): void {
    this.said = said
    this.left = leftOfDay(now)
    this.failed = false
  }

  setFailed(): void {
    this.failed = true
  }

  /** The popup comes by itself; one that is open stays. */
  remind(): void {
    this.wanted = true
  }

  showTip(): void {
    this.tip = true
  }

  endTip(): void {
    this.tip = false
  }

  ask(): void {
    this.asked = true
    this.tip = false
  }

  show(): void {
    this.open = true
  }

  close(): void {
    this.open = false
    this.asked = false
    this.wanted = false
    this.outcome = none
  }

  begin(): void {
    this.sending = true
    this.outcome = none
  }

  settle(outcome: CheckInOutcome): void {
    this.sending = false
    this.outcome = outcome
    const checked = outcome._tag === 'Gained' || (outcome._tag === 'Refused' && outcome.problem === 'already')
    if (!checked || this.status === null) return
    this.status = { ...this.status, hasCheck: true }
    this.tip = false
  }

  forget(): void {
    this.status = null
    this.said = null
    this.failed = false
    this.sending = false
    this.endTip()
    this.close()
  }
}
