import * as E from 'fp-ts/Either'
import { makeLedger } from '../../../server/coins/ledger'
import type { Store } from '../../../server/store/store'
import { addPerson } from '../store/people'

const PEOPLE = 200

/** Spends `count` times, `width` units waiting at a time, spread over 200 people; answers transfers a second. */
export const transfersPerSecond = async (store: Store, count: number, width: number): Promise<number> => {
  const ledger = makeLedger({ now: () => Date.now() })
  const people: number[] = []
  for (let one = 0; one < PEOPLE; one += 1) {
    const userId = await addPerson(store)
    await store.work((work) => ledger.grant(work, { userId, amount: count, kind: 'test', key: `first ${userId}` }))
    people.push(userId)
  }
  let next = 0
  const spender = async (): Promise<void> => {
    while (next < count) {
      const turn = (next += 1)
      const userId = people[turn % PEOPLE] ?? 0
      const movement = { userId, amount: 1, kind: 'test', key: `${userId}/${turn}` }
      const spent = await store.work((work) => ledger.spend(work, movement))
      if (E.isLeft(spent)) throw new Error(spent.left._tag)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: width }, spender))
  return Math.round((count * 1_000) / (performance.now() - start))
}
