import * as E from 'fp-ts/Either'
import { causeOf } from '../../src/domain/safety/report'
import { refuse, type Refusal } from '../http/handler'
import { findKept, nobody } from '../profile/people'
import type { Settings } from '../settings'
import type { Work } from '../store/store'
import { lastCallOf, noteReportedCall } from './evidence/snapshot-rows'
import { storeReport, type Report } from './reports'

const NOT_ONESELF = refuse(403, 'You cannot report yourself')

export interface ReportDeps {
  readonly newId: () => string
  readonly snapshots: Settings['snapshots']
}

/** A report that is stored, and the call that it is about; undefined where the two had none lately. */
export interface Filed {
  readonly id: string
  readonly room: string | undefined
}

/** About anybody but oneself, blocked or not; the call that the two are in, or had last, belongs to it (@rule SAFE-5, CALL-50). */
export const fileReport = async (
  work: Work,
  { newId, snapshots }: ReportDeps,
  report: Report,
): Promise<E.Either<Refusal, Filed>> => {
  if (causeOf(report.cause) === undefined) return E.left(refuse(400))
  if (report.about === report.by) return E.left(NOT_ONESELF)
  if ((await findKept(work.db, report.about)) === undefined) return E.left(nobody)
  const id = await storeReport(work, report, newId)
  const room = await lastCallOf(work.db, [report.by, report.about], report.now - snapshots.keepMs)
  if (room !== undefined) await noteReportedCall(work, id, room)
  return E.right({ id, room })
}
