import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { PictureProblem } from '../../domain/kernel/picture-file'
import type { AppealProblem, AppealState } from '../../domain/safety/appeal'
import type { ReportCause, ReportReason } from '../../domain/safety/report'
import type { ReportFlow } from '../../domain/safety/report-flow'
import type { GatewayError } from '../kernel/gateway-error'
import type { PictureFile } from '../kernel/picture-preparer.port'

/** Why the flow stays where it is. */
export type ReportProblem = { readonly _tag: 'NotReported' | 'NotAdded' | 'TooOften' | 'Decided' | 'BadEmail' }

/** The picture of a report. */
export type ReportPicture =
  | { readonly _tag: 'None' | 'Kept' }
  | { readonly _tag: 'Sending'; readonly percent: number }
  | { readonly _tag: 'Failed'; readonly problem: PictureProblem | GatewayError }

export interface ReportView {
  readonly person: UserId | null
  readonly flow: ReportFlow
  /** An answer is awaited. */
  readonly busy: boolean
  readonly problem: ReportProblem | null
  readonly picture: ReportPicture
}

/** How the first step came out: the flow goes on, or a call was left with it, so that the rest can wait. */
export type FiledWhere = 'here' | 'inCall' | 'not'

/** Tells the operators what is wrong with somebody, step by step (SAFE-1). */
export interface ReportFeature {
  readonly view: ReportView
  /** Begins, or goes on with what was said about the same person and is not finished; anew in another talk with them (CALL-50). */
  readonly begin: (person: UserId) => void
  /** The first step: with it the report stands, and a call with the person ends (SAFE-5, SAFE-9, CALL-50). */
  readonly file: (cause: ReportCause) => Task<FiledWhere>
  /** The second: a closer reason; null sends the words instead, or nothing where there are none (SAFE-2). */
  readonly reason: (reason: ReportReason | null) => Task<void>
  readonly word: (words: string) => void
  readonly address: (email: string) => void
  readonly press: (urgent: boolean) => void
  readonly back: IO<void>
  readonly choosePicture: (file: PictureFile) => Task<void>
  /** The last: details, all of them optional (SAFE-3, SAFE-4). */
  readonly submit: Task<void>
}

/** What protects people, and whom it hits. */
export interface SafetyFeature {
  /** Checks and sends; answers how the appeal stands then (PLUS-13). */
  readonly appeal: (typed: string, token: string | null) => TaskEither<AppealProblem | GatewayError, AppealState>
  readonly report: ReportFeature
}
