import * as E from 'fp-ts/Either'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { configCalls } from '../../../src/infrastructure/gateway/contract/config.calls'
import { answer, answerPreparedFor, type Answered } from '../../http/handler'
import type { Settings } from '../../settings'
import type { EvidenceDeps } from './evidence-deps'
import { rightToSend } from './snapshot-right'
import { takeSnapshot } from './take-snapshot'

/** Row 13: whether it may be sent is asked before the picture is decoded, and again within the work. */
const upload = (deps: EvidenceDeps): Answered =>
  answerPreparedFor(
    callsCalls.uploadSnapshots,
    async ({ file, now, params, session: { userId } }, read) => {
      const right = await read((db) => rightToSend(db, deps.snapshots, { params, userId, now }))
      return E.isLeft(right) ? right : takeSnapshot(deps, file, now)
    },
    async ({ now, params, session: { userId } }, { db }, taken) => {
      if (E.isLeft(taken)) return taken
      const right = await rightToSend(db, deps.snapshots, { params, userId, now })
      if (E.isLeft(right)) return right
      const { room, shows } = right.right
      const row = { id: taken.right, room_num: room, user_id: shows, sender_id: userId, made_at: now }
      await db.insertInto('snapshots').values(row).execute()
      return E.right(undefined)
    },
  )

/** Stretches of a talk as the wire tells them: from and to, in ms after the first frame (@rule CALL-73, CALL-75). */
export const intervalsOf = ({ everyMs, firstMs, perCall }: Settings['snapshots']): [number, number][] =>
  Array.from({ length: perCall }, (_, at) => [firstMs + at * everyMs, firstMs + (at + 1) * everyMs])

/** Rows 13 and 136. */
export const makeSnapshotAnswers = (deps: EvidenceDeps): readonly Answered[] => [
  upload(deps),
  answer(configCalls.snapshotConf, () => Promise.resolve(E.right({ intervals: intervalsOf(deps.snapshots) }))),
]
