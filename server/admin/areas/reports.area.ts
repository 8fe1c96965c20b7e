import * as E from 'fp-ts/Either'
import { closeReport, type Part, reportsAbout, waitingReports } from '../../safety/reports'
import { notDone, type Area, type Deciding, type Looking, type NotDone, type Order } from '../area'
import { numberOf, shownTime } from '../given'
import { reportRow } from '../report-row'

const PAGE = 50

/** The page that `--page` names, the first without it. */
const partOf = ({ options }: Order): E.Either<NotDone, Part> => {
  const page = numberOf(options['page'] ?? '1')
  if (E.isLeft(page)) return page
  return page.right < 1
    ? E.left(notDone('pages count from 1'))
    : E.right({ limit: PAGE, offset: (page.right - 1) * PAGE })
}

const list: Looking['look'] = async (order, { store }) => {
  const part = partOf(order)
  if (E.isLeft(part)) return part
  const rows = await store.read((db) => waitingReports(db, part.right))
  return E.right({ _tag: 'List', rows: rows.map(({ since, ...row }) => ({ ...row, since: shownTime(since) })) })
}

const about: Looking['look'] = async (order, { store }) => {
  const [id, part] = [numberOf(order.args[0]), partOf(order)]
  if (E.isLeft(id)) return id
  if (E.isLeft(part)) return part
  const rows = await store.read((db) => reportsAbout(db, id.right, part.right))
  return E.right({ _tag: 'List', rows: rows.map(reportRow) })
}

const close: Deciding['decide'] = async (order, work) => {
  const id = numberOf(order.args[0])
  if (E.isLeft(id)) return id
  const closed = await closeReport(work, id.right, order)
  if (E.isLeft(closed)) return E.left(notDone(`no report ${id.right} is open`))
  return E.right({ _tag: 'One', row: reportRow(closed.right) })
}

const paged = { page: `which ${PAGE} of them; the first unless given` }

/** What people say about others. */
export const area: Area = {
  name: 'reports',
  says: 'what people say about others',
  commands: [
    { name: 'list', says: 'who waits to be looked at, whom most reported first', args: [], options: paged, look: list },
    { name: 'about', says: 'all about one person, what waits first', args: ['userId'], options: paged, look: about },
    { name: 'close', says: 'it has been looked at; a ban is an order of its own', args: ['reportId'], decide: close },
  ],
}
