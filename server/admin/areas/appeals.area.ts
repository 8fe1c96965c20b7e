import * as E from 'fp-ts/Either'
import { decideAppeal, findAppeal, openAppeals } from '../../safety/appeals'
import { lift } from '../../safety/impose'
import { findSanction } from '../../safety/sanction-store'
import { appealRow } from '../appeal-row'
import { notDone, type Area, type Deciding, type Looking } from '../area'
import { numberOf } from '../given'
import { sanctionRow } from '../sanction-row'

const AT_MOST = 500

const list: Looking['look'] = async (_order, { store }) => {
  const rows = await store.read((db) => openAppeals(db, AT_MOST))
  return E.right({ _tag: 'List', rows: rows.map(appealRow) })
}

const show: Looking['look'] = async ({ args, now }, { store }) => {
  const id = numberOf(args[0])
  if (E.isLeft(id)) return id
  return store.read(async (db) => {
    const appeal = await findAppeal(db, id.right)
    if (appeal === undefined) return E.left(notDone(`there is no appeal ${id.right}`))
    const sanction = await findSanction(db, appeal.sanction_id)
    const lists = { sanction: sanction === undefined ? [] : [sanctionRow(sanction, now)] }
    return E.right({ _tag: 'One', row: appealRow(appeal), lists })
  })
}

const deciding =
  (state: 'upheld' | 'lifted'): Deciding['decide'] =>
  async (order, work) => {
    const id = numberOf(order.args[0])
    if (E.isLeft(id)) return id
    const decided = await decideAppeal(work, id.right, state, order)
    if (E.isLeft(decided)) return E.left(notDone(`no appeal ${id.right} is open`))
    if (state === 'lifted') await lift(work, decided.right.sanction_id, order)
    return E.right({ _tag: 'One', row: appealRow(decided.right) })
  }

/** What banned people say to it (@rule PLUS-13). */
export const area: Area = {
  name: 'appeals',
  says: 'what people who are kept out say to it',
  commands: [
    { name: 'list', says: 'all that wait, the oldest first', args: [], look: list },
    { name: 'show', says: 'one, with what it is against', args: ['appealId'], look: show },
    { name: 'uphold', says: 'the sanction stays', args: ['appealId'], decide: deciding('upheld') },
    {
      name: 'lift',
      says: 'the sanction goes, and the person may come in',
      args: ['appealId'],
      decide: deciding('lifted'),
    },
  ],
}
