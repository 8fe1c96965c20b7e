import * as E from 'fp-ts/Either'
import { type SnapshotRow, reportedSnapshot, snapshotsOfReport } from '../../safety/evidence/snapshot-rows'
import { notDone, type Area, type Looking, type Row } from '../area'
import { numberOf, shownTime } from '../given'

const rowOf = ({ id, made_at, room_num, sender_id, user_id }: SnapshotRow): Row => ({
  id,
  shows: user_id,
  sentBy: sender_id,
  room: room_num,
  at: shownTime(made_at),
})

const of: Looking['look'] = async ({ args }, { store }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  const rows = await store.read((db) => snapshotsOfReport(db, id.right))
  return E.right({ _tag: 'List', rows: rows.map(rowOf) })
}

const show: Looking['look'] = async ({ args }, { safety, store }) => {
  const id = args[0] ?? ''
  const found = await store.read((db) => reportedSnapshot(db, id))
  if (found === undefined) return E.left(notDone(`there is no picture ${id} of a call that was reported`))
  const bytes = await safety.evidence.open(id)
  if (bytes === undefined) return E.left(notDone(`the picture ${id} is gone, or was sealed with another key`))
  return E.right({ _tag: 'File', name: `${id}.webp`, base64: bytes.toString('base64') })
}

/** Pictures for safety out of calls that were reported; all others nobody sees (@rule PLUS-4). */
export const area: Area = {
  name: 'evidence',
  says: 'pictures out of calls that were reported',
  commands: [
    {
      name: 'of',
      says: 'what there is for a report, in the order in which it was taken',
      args: ['reportId'],
      look: of,
    },
    {
      name: 'show',
      says: 'writes one to a file, to look at it; the look and its reason stay in the log',
      args: ['pictureId'],
      needs: ['reason'],
      look: show,
    },
  ],
}
