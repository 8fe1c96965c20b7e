import * as E from 'fp-ts/Either'
import { findSanction, sanctionsOf, sanctionsThatHold } from '../../safety/sanction-store'
import type { Tx } from '../../store/database'
import { notDone, type Area, type Looking, type Row } from '../area'
import { appealRow } from '../appeal-row'
import { numberOf, shownTime } from '../given'
import { sanctionRow } from '../sanction-row'

const AT_MOST = 500

const list: Looking['look'] = async ({ now }, { store }) => {
  const rows = await store.read((db) => sanctionsThatHold(db, now, AT_MOST))
  return E.right({ _tag: 'List', rows: rows.map((row) => sanctionRow(row, now)) })
}

const ofPerson: Looking['look'] = async ({ args, now }, { store }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  const rows = await store.read((db) => sanctionsOf(db, id.right))
  return E.right({ _tag: 'List', rows: rows.map((row) => sanctionRow(row, now)) })
}

const devicesOf = async (db: Tx, id: number): Promise<readonly Row[]> =>
  db.selectFrom('sanction_devices').select('device_id as device').where('sanction_id', '=', id).execute()

const appealsOf = async (db: Tx, id: number): Promise<readonly Row[]> =>
  (await db.selectFrom('appeals').selectAll().where('sanction_id', '=', id).orderBy('id').execute()).map(appealRow)

const show: Looking['look'] = async ({ args, now }, { store }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  return store.read(async (db) => {
    const row = await findSanction(db, id.right)
    if (row === undefined) return E.left(notDone(`there is no sanction ${id.right}`))
    const lifted = { lifted: shownTime(row.lifted_at), liftedBy: row.lifted_by, liftReason: row.lift_reason }
    const lists = { devices: await devicesOf(db, row.id), appeals: await appealsOf(db, row.id) }
    return E.right({ _tag: 'One', row: { ...sanctionRow(row, now), ...lifted }, lists })
  })
}

/** What was decided about whom (@rule SAFE-24). */
export const area: Area = {
  name: 'sanctions',
  says: 'what keeps whom out, and why',
  commands: [
    { name: 'list', says: 'all that hold now, the newest first', args: [], look: list },
    { name: 'of', says: 'everything that was ever decided about somebody', args: ['userId'], look: ofPerson },
    { name: 'show', says: 'one, with its devices and appeals', args: ['sanctionId'], look: show },
  ],
}
