import * as E from 'fp-ts/Either'
import { askDeletion } from '../../safety/deletion.answers'
import { exportOf } from '../../safety/export'
import { sanctionsOf } from '../../safety/sanction-store'
import type { Tx } from '../../store/database'
import type { Area, Deciding, Looking } from '../area'
import { shownTime } from '../given'
import { findPeople, personOf } from '../people'
import { sanctionRow } from '../sanction-row'

const AT_MOST = 50
/** The session is over because an operator ended it (ACCT-108). */
const ENDED_BY_OPERATOR = 412

const find: Looking['look'] = async ({ args }, { store }) => {
  const rows = await store.read((db) => findPeople(db, args[0] ?? '', AT_MOST))
  return E.right({ _tag: 'List', rows })
}

const sessionsOf = async (db: Tx, userId: number) => {
  const rows = await db
    .selectFrom('sessions')
    .select(['device_id', 'device_name', 'kind', 'created_at', 'seen_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    device: row.device_id,
    name: row.device_name,
    kind: row.kind,
    begun: shownTime(row.created_at),
    seen: shownTime(row.seen_at),
    ended: shownTime(row.revoked_at),
  }))
}

const show: Looking['look'] = async ({ args, now }, { safety, store }) =>
  store.read(async (db) => {
    const person = await personOf(db, args[0])
    if (E.isLeft(person)) return person
    const { birthday, country_code, created_at, deleted_at, demo, gender, goddess, id, user_name } = person.right
    const purse = await safety.calls.ledger.purse(db, id)
    const known = { id, name: user_name, gender: gender === 2 ? 'female' : 'male', birthday, country: country_code }
    const flags = { host: goddess, demo, coins: purse.balance, held: purse.held, debt: purse.debt }
    const times = { created: shownTime(created_at), leaving: shownTime(deleted_at) }
    const sanctions = (await sanctionsOf(db, id)).map((row) => sanctionRow(row, now))
    const lists = { sessions: await sessionsOf(db, id), sanctions }
    return E.right({ _tag: 'One', row: { ...known, ...flags, ...times }, lists })
  })

const signOut: Deciding['decide'] = async ({ args, now, reason }, work, { safety }) => {
  const person = await personOf(work.db, args[0])
  if (E.isLeft(person)) return person
  await safety.departures.leaveAll(work, person.right.id, { code: ENDED_BY_OPERATOR, message: reason }, now)
  return E.right({ _tag: 'One', row: { person: person.right.id, signedOut: 'everywhere' } })
}

const remove: Deciding['decide'] = async ({ args, now }, work, { safety }) => {
  const person = await personOf(work.db, args[0])
  if (E.isLeft(person)) return person
  const dueAt = await askDeletion(work, safety, person.right.id, now)
  return E.right({ _tag: 'One', row: { person: person.right.id, deleted: shownTime(dueAt) } })
}

/** For somebody who asks for it and cannot sign in. */
const exportAll: Looking['look'] = async ({ args, now }, { media, safety, store }) =>
  store.read(async (db) => {
    const person = await personOf(db, args[0])
    if (E.isLeft(person)) return person
    const { id } = person.right
    const { exportPictureBytes: pictureBytes, exportRows: limit } = safety.settings.safety
    const file = await exportOf(db, { media, userId: id, limit, pictureBytes }, now)
    const base64 = Buffer.from(JSON.stringify(file)).toString('base64')
    return E.right({ _tag: 'File', name: `account-${id}.json`, base64 })
  })

/** People and their accounts. */
export const area: Area = {
  name: 'users',
  says: 'people and their accounts',
  commands: [
    { name: 'find', says: 'by id, name, e-mail address or telephone number', args: ['text'], look: find },
    { name: 'show', says: 'one, with sessions and sanctions', args: ['userId'], look: show },
    { name: 'export', says: 'writes everything that is held about one to a file', args: ['userId'], look: exportAll },
    { name: 'sign-out', says: 'ends all sessions; the person reads the reason', args: ['userId'], decide: signOut },
    { name: 'delete', says: 'begins the deletion, for somebody who asked for it', args: ['userId'], decide: remove },
  ],
}
