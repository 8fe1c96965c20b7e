import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { Task } from 'fp-ts/Task'
import type { KeptPeople } from '../../../application/friends/kept-people.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { UserId } from '../../../domain/kernel/ids'
import { intactPeople } from '../people/intact-people'
import type { WipedPeople } from '../people/with-people'

interface PeopleRow {
  readonly userId: UserId
  readonly people: readonly unknown[]
}

/** Apart from the messages: a page of an older build keeps their database open as it is. */
const DATABASE = 'visavis-people'

export type DexieKeptPeople = KeptPeople & WipedPeople

/** Without a database nobody is kept. `options` name another one for tests. */
export const makeDexieKeptPeople = (journal: Journal, options: DexieOptions = {}): DexieKeptPeople => {
  const dexie = new Dexie(DATABASE, options)
  dexie.version(1).stores({ people: 'userId' })
  const rows: Table<PeopleRow, number> = dexie.table('people')

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
        return Array.isArray(people) ? intactPeople(people, journal) : []
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
