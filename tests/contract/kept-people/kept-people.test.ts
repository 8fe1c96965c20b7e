import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { makeDexieKeptPeople } from '../../../src/infrastructure/storage/dexie/dexie-kept-people.adapter'
import { withPeople } from '../../../src/infrastructure/storage/people/with-people'
import { userId } from '../../builders/ids'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makeKeptPeopleFake } from '../../fakes/kept-people.fake'
import { makeLocalDataFake } from '../../fakes/local-data.fake'
import { acquaintance } from '../../builders/acquaintance'

const [ada, bea] = [userId(1), userId(2)]
const [bo, cy] = [acquaintance(11), acquaintance(12, { relation: 'asking', remark: 'Cy' })]

const database = () => ({ indexedDB: new IDBFactory(), IDBKeyRange })

describe.each([
  ['fake', makeKeptPeopleFake],
  ['dexie', () => makeDexieKeptPeople(makeJournalFake(), database())],
])('people of this browser: %s', (_name, make) => {
  it('are those who were kept last, for each person their own [PLUS-18]', async () => {
    const kept = make()
    expect(await kept.read(ada)()).toEqual([])
    await kept.keep(ada, [bo, cy])()
    await kept.keep(bea, [bo])()
    await kept.keep(ada, [cy])()
    expect([await kept.read(ada)(), await kept.read(bea)()]).toEqual([[cy], [bo]])
  })
})

describe('people in the database of a browser', () => {
  it('outlive the page [PLUS-18]', async () => {
    const parts = database()
    await makeDexieKeptPeople(makeJournalFake(), parts).keep(ada, [bo])()
    expect(await makeDexieKeptPeople(makeJournalFake(), parts).read(ada)()).toEqual([bo])
  })

  it('go with all else that is held of their person, and no other [PLUS-15]', async () => {
    const kept = makeDexieKeptPeople(makeJournalFake(), database())
    const rest = makeLocalDataFake()
    await kept.keep(ada, [bo])()
    await kept.keep(bea, [bo])()
    await withPeople(rest, kept).wipe(ada, true)()
    expect([await kept.read(ada)(), await kept.read(bea)()]).toEqual([[], [bo]])
    expect(rest.wiped).toEqual([{ user: ada, keepUnsent: true }])
  })

  it('are left out where they are damaged, and noted', async () => {
    const parts = database()
    const journal = makeJournalFake()
    const dexie = new Dexie('visavis-people', parts)
    dexie.version(1).stores({ people: 'userId' })
    await dexie.table('people').put({ userId: ada, people: [{ ...bo, name: 7 }, cy, null] })
    await dexie.table('people').put({ userId: bea, people: 'nobody' })
    const kept = makeDexieKeptPeople(journal, parts)
    expect([await kept.read(ada)(), await kept.read(bea)()]).toEqual([[cy], []])
    expect(journal.notes.map(({ kind, what }) => [kind, what])).toEqual([
      ['dropped', 'somebody who was kept'],
      ['dropped', 'somebody who was kept'],
    ])
  })

  it('are none where there is no database', async () => {
    const journal = makeJournalFake()
    const kept = makeDexieKeptPeople(journal, { indexedDB: undefined } as never)
    await kept.keep(ada, [bo])()
    expect(await kept.read(ada)()).toEqual([])
    await kept.wipe(ada)()
    expect(journal.notes).toHaveLength(3)
  })
})
