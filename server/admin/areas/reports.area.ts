import * as E from 'fp-ts/Either'
import { closeReport, reportsAbout, waitingReports } from '../../safety/reports'
import { notDone, type Area, type Deciding, type Looking } from '../area'
import { numberOf } from '../given'
import { reportRow } from '../report-row'

const AT_MOST = 500

const list: Looking['look'] = async (_order, { store }) => {
  const rows = await store.read((db) => waitingReports(db, AT_MOST))
  return E.right({ _tag: 'List', rows: rows.map(reportRow) })
}

const about: Looking['look'] = async ({ args }, { store }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  const rows = await store.read((db) => reportsAbout(db, id.right, AT_MOST))
  return E.right({ _tag: 'List', rows: rows.map(reportRow) })
}

const close: Deciding['decide'] = async (order, work) => {
  const id = numberOf(order.args[0])
  if (E.isLeft(id)) return id
  const closed = await closeReport(work, id.right, order)
  if (E.isLeft(closed)) return E.left(notDone(`no report ${id.right} is open`))
  return E.right({ _tag: 'One', row: reportRow(closed.right) })
}

/** What people say about others. */
export const area: Area = {
  name: 'reports',
  says: 'what people say about others',
  commands: [
    { name: 'list', says: 'all that wait, the oldest first', args: [], look: list },
    { name: 'about', says: 'all about one person, the newest first', args: ['userId'], look: about },
    { name: 'close', says: 'it has been looked at; a ban is an order of its own', args: ['reportId'], decide: close },
  ],
}
