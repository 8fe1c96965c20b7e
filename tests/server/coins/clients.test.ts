import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { makeLedger } from '../../../server/coins/ledger'
import { keepLimits } from '../../../server/coins/limits/own-limits'
import { isConflict } from '../../../server/store/retry'
import type { Store } from '../../../server/store/store'
import { noLimits } from '../../../src/domain/coins/spending-limit'
import { addPerson } from '../store/people'
import { makePlace, opened, type Place, storeKinds } from '../store/test-store'
import { expectedCoins } from './expected-coins'
import { keptUnder, operationAt, perform } from './random-operation'

/** Each opens four connections. */
const STORES = 16
const CLIENTS = 64
const OPERATIONS = 768
const PEOPLE = 24
const LIMITED = 12
const LIMIT = 60
const SEED = 20_261_122

const ledger = makeLedger({ now: () => Date.UTC(2026, 10, 22, 12) })

/** Who is told that others were in the way tries again, as people do; under the same key it is the same movement. */
const untilTold = async <A>(run: () => Promise<A>): Promise<A> => {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error)) throw error
    }
  }
}

describe.runIf(storeKinds.includes('postgres'))('64 clients of one PostgreSQL', () => {
  let place: Place
  let store: Store
  let others: readonly Store[]
  let people: number[]

  beforeEach(async () => {
    place = await makePlace('postgres')
    const open = async () => opened(await place.open())
    store = await open()
    others = await Promise.all(Array.from({ length: STORES - 1 }, open))
    people = []
    for (let one = 0; one < PEOPLE; one += 1) people.push(await addPerson(store))
    const limits = { ...noLimits, daily: { limit: LIMIT, raise: null } }
    for (const userId of people.slice(0, LIMITED))
      await store.work(async (work) => E.right(await keepLimits(work, userId, limits)))
  })
  afterEach(async () => {
    await Promise.all([store, ...others].map((one) => one.close()))
    await place.remove()
  })

  /** Lets all clients share the operations; answers the keys that were answered. */
  const moveAtOnce = async (): Promise<ReadonlySet<string>> => {
    const answered = new Set<string>()
    let next = 0
    const client = async (own: Store): Promise<void> => {
      for (let number = next++; number < OPERATIONS; number = next++) {
        const operation = operationAt(SEED, number, people)
        const answer = await untilTold(() => own.work((work) => perform(ledger, work, operation)))
        if (E.isRight(answer)) answered.add(keptUnder(operation))
      }
    }
    const clients = Array.from({ length: CLIENTS }, (_, one) => client([store, ...others][one % STORES] ?? store))
    await Promise.all(clients)
    return answered
  }

  it('move coins at once, each movement once, with sums of 0, nobody below 0 or beyond a limit [PLUS-5, PLUS-9]', async () => {
    const answered = await moveAtOnce()
    const kept = await store.read((db) => db.selectFrom('transfers').select('key').execute())
    expect(new Set(kept.map(({ key }) => key))).toEqual(answered)
    expect(await store.work(async ({ db }) => E.right(await audit(db)))).toEqual(E.right([]))
    for (const [userId, { gone, held, owned }] of expectedCoins(SEED, OPERATIONS, people, answered)) {
      const purse = await store.read((db) => ledger.purse(db, userId))
      expect(purse).toMatchObject({ held, balance: owned - held + purse.debt })
      if (people.indexOf(userId) < LIMITED) expect(gone).toBeLessThanOrEqual(LIMIT)
    }
  }, 60_000)
})
