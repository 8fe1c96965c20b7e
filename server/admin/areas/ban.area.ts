import * as E from 'fp-ts/Either'
import { conductRules, type SanctionKind, type SanctionScope } from '../../../src/domain/safety/sanction'
import { impose } from '../../safety/impose'
import { notDone, type Area, type Deciding, type NotDone, type Order } from '../area'
import { endOf, lengthOf, ruleOf, shownTime } from '../given'
import { personOf } from '../people'

const RULE = `which rule was broken: ${conductRules.join(', ')}`
const FOR = 'how long: 90m, 48h, 7d or ever; 48h unless the settings say otherwise'

const lengthGiven = ({ options }: Order, usual: number): E.Either<NotDone, number | null> =>
  options['for'] === undefined ? E.right(usual) : lengthOf(options['for'])

const banning =
  (scope: SanctionScope, kind: SanctionKind): Deciding['decide'] =>
  async (order, work, { safety }) => {
    const person = await personOf(work.db, order.args[0])
    if (E.isLeft(person)) return person
    const rule = ruleOf(order)
    if (E.isLeft(rule)) return rule
    const length = kind === 'suspension' ? E.right(null) : lengthGiven(order, safety.settings.safety.banMs)
    if (E.isLeft(length)) return length
    const end = endOf(length.right, order.now)
    const { by, now, reason } = order
    const userId = person.right.id
    const sanction = await impose(work, safety, { userId, kind, scope, rule: rule.right, end, by, now, reason })
    if (E.isLeft(sanction)) return E.left(notDone(`no device of ${userId} is known: ban the account`))
    return E.right({
      _tag: 'One',
      row: { sanction: sanction.right, person: userId, kind, scope, ends: shownTime(end) },
    })
  }

const ban = (scope: SanctionScope, says: string): Deciding => ({
  name: scope,
  says,
  args: ['userId'],
  options: { rule: RULE, for: FOR },
  needs: ['rule'],
  decide: banning(scope, 'ban'),
})

/** Keeps somebody out (@rule SAFE-24). */
export const area: Area = {
  name: 'ban',
  says: 'keeps somebody out, at once and for a time or for ever',
  commands: [
    ban('account', 'the account, on any device'),
    ban('device', 'all devices that the account was seen on, with any account'),
    ban('both', 'the account and its devices'),
    {
      name: 'suspend',
      says: 'the account, until somebody lifts it',
      args: ['userId'],
      options: { rule: RULE },
      needs: ['rule'],
      decide: banning('account', 'suspension'),
    },
  ],
}
