import { makeAutoObservable } from 'mobx'
import type { UserId } from '../../domain/kernel/ids'
import { newReport, stepReport, type ReportFlow, type ReportFlowEvent } from '../../domain/safety/report-flow'
import type { ReportPicture, ReportProblem, ReportView } from './safety.feature'

/** What is being reported, as far as it has come. */
export class ReportModel implements ReportView {
  person: UserId | null = null
  /** Counts the beginnings: an answer to an earlier one is no answer to this one. */
  begun = 0
  flow: ReportFlow = newReport
  busy = false
  problem: ReportProblem | null = null
  picture: ReportPicture = { _tag: 'None' }

  constructor() {
    makeAutoObservable(this)
  }

  /** Everything anew, about this person; null: about nobody. */
  begin(person: UserId | null): void {
    this.begun += 1
    this.person = person
    this.flow = newReport
    this.busy = false
    this.problem = null
    this.picture = { _tag: 'None' }
  }

  apply(event: ReportFlowEvent): void {
    this.flow = stepReport(this.flow, event)
    this.problem = null
  }

  wait(): void {
    this.busy = true
    this.problem = null
  }

  rest(problem: ReportProblem | null): void {
    this.busy = false
    this.problem = problem
  }

  show(picture: ReportPicture): void {
    this.picture = picture
  }
}
