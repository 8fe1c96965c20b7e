import { Dexie, type DexieOptions, type Table } from 'dexie'
import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { LocalData } from '../../../application/account/local-data.port'
import type { KeptPeople } from '../../../application/friends/kept-people.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { Acquaintance } from '../../../domain/friends/acquaintance'
import type { UserId } from '../../../domain/kernel/ids'
import { keptPerson } from './kept-people.codec'

interface PeopleRow {
  readonly userId: UserId
  readonly people: readonly unknown[]
}

/** Apart from the messages: a page of an older build keeps their database open as it is. */
const DATABASE = 'visavis-people'

export interface DexieKeptPeople extends KeptPeople {
  /** Takes whom somebody knows out of this browser (PLUS-15). */
  readonly wipe: (me: UserId) => Task<void>
}

/** Without a database nobody is kept. `options` name another one for tests. */
export const makeDexieKeptPeople = (journal: Journal, options: DexieOptions = {}): DexieKeptPeople => {
  const dexie = new Dexie(DATABASE, options)
  dexie.version(1).stores({ people: 'userId' })
  const rows: Table<PeopleRow, number> = dexie.table('people')

  const intact = (people: readonly unknown[]): readonly Acquaintance[] =>
    people.flatMap((one) => {
      const person = keptPerson.decode(one)
      if (E.isLeft(person)) journal.dropped('somebody who was kept', 'damaged')
      return E.isRight(person) ? [person.right] : []
    })
  const quietly =
    <A>(what: string, none: A, run: () => PromiseLike<A>): Task<A> =>
    async () => {
      try {
        return await run()
      } catch (cause) {
        journal.dropped(what, cause)
        return none
      }
    }

  return {
    read: (me) =>
      quietly('people of this browser', [], async () => {
        const people = (await rows.get(me))?.people
        return Array.isArray(people) ? intact(people) : []
      }),
    keep: (me, people) =>
      quietly(
        'people of this browser',
        undefined,
        async () => void (await rows.put({ userId: me, people: [...people] })),
      ),
    wipe: (me) => quietly('people of this browser', undefined, () => rows.delete(me)),
  }
}

/** Local data whose wiping takes those who were kept, too (@rule PLUS-15). */
export const withPeople = (data: LocalData, people: Pick<DexieKeptPeople, 'wipe'>): LocalData => ({
  unsent: data.unsent,
  wipe: (user, keepUnsent) => async () => {
    await people.wipe(user)()
    await data.wipe(user, keepUnsent)()
  },
})
