import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { answerPrepared, refuse, type Answered } from '../http/handler'
import { exportOf } from './export'
import type { SafetyDeps } from './safety-deps'

const NO_SESSION = refuse(401)

/** Row 171: read before the unit of work, which has nothing to do; of the session's own account only. */
export const makeExportAnswers = ({ media, settings }: SafetyDeps): readonly Answered[] => [
  answerPrepared(
    accountCalls.exportData,
    async ({ now, session }, read) => {
      if (session === null) return null
      const { exportPictureBytes: pictureBytes, exportRows: limit } = settings.safety
      const reading = { media, userId: session.userId, limit, pictureBytes }
      return read((db) => exportOf(db, reading, now))
    },
    (_asked, _work, file) => Promise.resolve(file === null ? E.left(NO_SESSION) : E.right(file)),
  ),
]
