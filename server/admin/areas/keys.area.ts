import * as E from 'fp-ts/Either'
import { notDone, type Area, type Deciding, type Looking } from '../area'

/** What each key protects that the gateway made for itself. */
const protects: Readonly<Record<string, string>> = {
  captcha: 'puzzles that are being solved',
  decline: 'tickets that decline a ringing call from a notification',
  identifier: 'what recognises people who had their welcome coins; never renewed',
  realtime: 'tickets for the socket, two minutes long',
  rsa: 'the first request of a page',
  sandbox: 'the checkout pages of local mode',
  ticket: 'the envelope of requests',
  vapid: 'who this deployment is to push services',
}

const list: Looking['look'] = async (_order, { store }) => {
  const rows = await store.read((db) => db.selectFrom('server_keys').select('name').orderBy('name').execute())
  return E.right({ _tag: 'List', rows: rows.map(({ name }) => ({ name, protects: protects[name] ?? '' })) })
}

const renew: Deciding['decide'] = async ({ args }, { db }) => {
  const [name = ''] = args
  if (name === 'identifier')
    return E.left(notDone('without it everybody counts as new: welcome coins would be given twice'))
  const gone = await db.deleteFrom('server_keys').where('name', '=', name).executeTakeFirst()
  return gone.numDeletedRows === 0n
    ? E.left(notDone(`there is no key '${name}'`))
    : E.right({ _tag: 'One', row: { renewed: name, next: 'restart all processes of the gateway now' } })
}

/** Keys that the gateway made for itself; the next start makes those that are not there. */
export const area: Area = {
  name: 'keys',
  says: 'keys that the gateway made for itself',
  commands: [
    { name: 'list', says: 'their names, and what they protect', args: [], look: list },
    { name: 'renew', says: 'takes one away; the next start makes another', args: ['name'], decide: renew },
  ],
}
