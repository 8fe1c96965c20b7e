import * as E from 'fp-ts/Either'
import { locations } from '../../domain/calls/locations'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { RequestAnswer } from '../../application/friends/friends-gateway.port'
import { asMember, type Context } from '../context'
import { searched, withPerson } from '../find-person'
import { done, noGateway, type Outcome } from '../outcome'
import type { Output } from '../output'
import { inCoins } from '../stamp'
import { outcomeOf } from '../words'

const show = (out: Output, people: readonly Acquaintance[]): Outcome => {
  for (const { demo, id, name, price, relation, status } of people) {
    const label = demo ? ' (Demo)' : ''
    out.tell(
      { kind: 'person', id, name, relation, status, price, demo },
      `${id}  ${name}${label}  ${relation}  ${status}`,
    )
  }
  if (people.length === 0) out.note('Nobody.')
  return done
}

/** Friends, or whoever is found by a name or an id. */
export const people = (context: Context, text: string): Promise<Outcome> =>
  asMember(context, async () => {
    const friends = await context.core.feature('friends')
    if (text !== '') {
      const found = await searched(context, friends, text)
      return found === null ? noGateway() : show(context.out, found)
    }
    await friends.load()
    while (friends.view.more && friends.view.listing === 'loaded') await friends.loadMore()
    return friends.view.listing === 'failed' ? noGateway() : show(context.out, friends.view.friends)
  })

/** Requests that wait for an answer. */
export const requests = (context: Context): Promise<Outcome> =>
  asMember(context, async () => {
    const friends = await context.core.feature('friends')
    await friends.load()
    return friends.view.listing === 'failed' ? noGateway() : show(context.out, friends.view.requests)
  })

/** Asks somebody to be friends, which costs coins. */
export const ask = (context: Context, text: string): Promise<Outcome> =>
  asMember(context, () =>
    withPerson(context, text, async (id, friends) => {
      context.out.note(`A request costs ${inCoins(friends.view.addPrice)}.`)
      const added = await friends.add(id, locations.wallOrChat)()
      if (E.isLeft(added)) return outcomeOf(added.left)
      context.out.tell({ kind: 'request', id, state: 'sent' }, `The request to ${text} is on its way.`)
      return done
    }),
  )

export const answer = (context: Context, text: string, word: Extract<RequestAnswer, 'accept' | 'refuse'>) =>
  asMember(context, () =>
    withPerson(context, text, async (id, friends) => {
      const answered = await friends.answer(id, word)()
      if (E.isLeft(answered)) return outcomeOf(answered.left)
      const state = word === 'accept' ? 'accepted' : 'refused'
      context.out.tell({ kind: 'request', id, state }, `The request of ${text} is ${state}.`)
      return done
    }),
  )
