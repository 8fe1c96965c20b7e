import { buffer } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'
import { type ReportOutcome, reportOutcomes } from '../../../src/domain/safety/report'
import { snapshotsOfReport } from '../../safety/evidence/snapshot-rows'
import { tellDecided, warnReported } from '../../safety/report-mails'
import { closeReport, findReport, type Part, reportsAbout, waitingReports } from '../../safety/reports'
import { sanctionsOf } from '../../safety/sanction-store'
import type { Tx } from '../../store/database'
import { notDone, type Area, type Deciding, type Looking, type NotDone, type Order, type Row } from '../area'
import { numberOf, shownTime } from '../given'
import { reportDetail, reportRow } from '../report-row'
import { sanctionRow } from '../sanction-row'

const PAGE = 50
const SIZE = 'large'

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

const nameOf = async (db: Tx, id: number | null): Promise<string> => {
  if (id === null) return ''
  const user = await db.selectFrom('users').select('user_name').where('id', '=', id).executeTakeFirst()
  return user?.user_name ?? ''
}

const picturesOf = async (db: Tx, id: number): Promise<readonly Row[]> =>
  (await snapshotsOfReport(db, id)).map((row) => ({
    id: row.id,
    shows: row.user_id,
    sentBy: row.sender_id,
    at: shownTime(row.made_at),
  }))

const show: Looking['look'] = async ({ args, now }, { store }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  return store.read(async (db) => {
    const report = await findReport(db, id.right)
    if (report === undefined) return E.left(notDone(`there is no report ${id.right}`))
    const names = { name: await nameOf(db, report.other_id), reporter: await nameOf(db, report.user_id) }
    const sanctions = (await sanctionsOf(db, report.other_id)).map((row) => sanctionRow(row, now))
    const lists = { sanctions, evidence: await picturesOf(db, report.id) }
    return E.right({ _tag: 'One', row: { ...reportDetail(report), ...names }, lists })
  })
}

const picture: Looking['look'] = async ({ args }, { media, store }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  const report = await store.read((db) => findReport(db, id.right))
  const image = report?.image_id ?? null
  const file = image === null ? undefined : await media.open(image, SIZE)
  if (file === undefined) return E.left(notDone(`there is no picture with report ${id.right}`))
  return E.right({ _tag: 'File', name: `${image}.webp`, base64: (await buffer(file.stream)).toString('base64') })
}

const outcomeOf = ({ options }: Order): E.Either<NotDone, ReportOutcome> => {
  const outcome = reportOutcomes.find((one) => one === options['outcome'])
  return outcome === undefined ? E.left(notDone(`--outcome is one of ${reportOutcomes.join(', ')}`)) : E.right(outcome)
}

/** Whether something keeps the person out now. */
const isBarred = async (db: Tx, userId: number, now: number): Promise<boolean> =>
  (await sanctionsOf(db, userId)).some(
    ({ ends_at, lifted_at }) => lifted_at === null && (ends_at === null || ends_at > now),
  )

const close: Deciding['decide'] = async (order, work, deps) => {
  const [id, outcome] = [numberOf(order.args[0]), outcomeOf(order)]
  if (E.isLeft(id)) return id
  if (E.isLeft(outcome)) return outcome
  const closing = { by: order.by, reason: order.reason, now: order.now, outcome: outcome.right }
  const closed = await closeReport(work, id.right, closing)
  if (E.isLeft(closed)) return E.left(notDone(`no report ${id.right} is open`))
  const report = closed.right
  if (outcome.right === 'banned' && !(await isBarred(work.db, report.other_id, order.now)))
    return E.left(notDone(`nothing keeps ${report.other_id} out: 'ban' or 'suspend' first`))
  const telling = { ...deps, settings: deps.safety.settings }
  if (outcome.right === 'warned') await warnReported(work, telling, report, order.now)
  const heard = await tellDecided(work, telling, report, closing)
  return E.right({ _tag: 'One', row: { ...reportRow(report), reporterHeard: heard } })
}

const paged = { page: `which ${PAGE} of them; the first unless given` }

/** What people say about others. */
export const area: Area = {
  name: 'reports',
  says: 'what people say about others',
  commands: [
    {
      name: 'list',
      says: 'who waits to be looked at: urgent ones first, then whom most reported',
      args: [],
      options: paged,
      look: list,
    },
    { name: 'about', says: 'all about one person, what waits first', args: ['userId'], options: paged, look: about },
    {
      name: 'show',
      says: 'one with all that was said, its evidence and what was decided about the person before',
      args: ['reportId'],
      look: show,
    },
    {
      name: 'picture',
      says: 'writes the picture that came with it to a file; the look and its reason stay in the log',
      args: ['reportId'],
      needs: ['reason'],
      look: picture,
    },
    {
      name: 'close',
      says: 'it has been looked at: tells the reporter in general words; the reason stays in the log',
      args: ['reportId'],
      options: {
        outcome: 'nothing, warned (the person is warned now) or banned (after an order of its own)',
      },
      needs: ['outcome'],
      decide: close,
    },
  ],
}
