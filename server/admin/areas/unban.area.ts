import * as E from 'fp-ts/Either'
import { holds } from '../../../src/domain/safety/sanction'
import { lift } from '../../safety/impose'
import { findSanction, sanctionsOf, toSanction } from '../../safety/sanction-store'
import { notDone, type Area, type Deciding } from '../area'
import { numberOf } from '../given'
import { personOf } from '../people'

const liftOne: Deciding['decide'] = async (order, work) => {
  const id = numberOf(order.args[0])
  if (E.isLeft(id)) return id
  const sanction = await findSanction(work.db, id.right)
  if (sanction === undefined || !holds(toSanction(sanction), order.now))
    return E.left(notDone(`no sanction ${id.right} holds`))
  await lift(work, id.right, order)
  return E.right({ _tag: 'One', row: { person: sanction.user_id, lifted: id.right } })
}

const liftAll: Deciding['decide'] = async (order, work) => {
  const person = await personOf(work.db, order.args[0])
  if (E.isLeft(person)) return person
  const { id } = person.right
  const held = (await sanctionsOf(work.db, id)).filter((row) => holds(toSanction(row), order.now))
  if (held.length === 0) return E.left(notDone(`nothing keeps ${id} out`))
  for (const sanction of held) await lift(work, sanction.id, order)
  return E.right({ _tag: 'One', row: { person: id, lifted: held.map((sanction) => sanction.id).join(', ') } })
}

/** Lets somebody in again (@rule SAFE-24). */
export const area: Area = {
  name: 'unban',
  says: 'lets somebody in again; open appeals are decided with it',
  commands: [
    { name: 'person', says: 'lifts everything that holds against an account', args: ['userId'], decide: liftAll },
    { name: 'sanction', says: 'lifts one sanction', args: ['sanctionId'], decide: liftOne },
  ],
}
