import * as fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { makeLedger } from '../../../server/coins/ledger'
import type { Movement } from '../../../server/coins/ledger.port'
import type { Store, Work } from '../../../server/store/store'
import { addPerson } from '../store/people'
import { describeOnStores } from '../store/test-store'

const ledger = makeLedger({ now: () => 1_000 })

const operations = ['grant', 'purchase', 'spend', 'hold', 'settle', 'release', 'refund', 'reclaim', 'earn'] as const

interface Step {
  readonly operation: (typeof operations)[number]
  readonly amount: number
  /** Few keys, so that they repeat: for the same, for something else, for holds that exist and that do not. */
  readonly key: number
}

const step = fc.record<Step>({
  operation: fc.constantFrom(...operations),
  amount: fc.integer({ min: 1, max: 40 }),
  key: fc.integer({ min: 1, max: 12 }),
})

const run = (store: Store, userId: number, { amount, key: number, operation }: Step) => {
  const key = `${userId}/${number}`
  const movement: Movement = { userId, amount, key, kind: 'test' }
  const units: Record<Step['operation'], (work: Work) => Promise<E.Either<unknown, number>>> = {
    grant: (work) => ledger.grant(work, movement),
    purchase: (work) => ledger.purchase(work, movement),
    spend: (work) => ledger.spend(work, movement),
    hold: (work) => ledger.hold(work, movement),
    reclaim: (work) => ledger.reclaim(work, movement),
    earn: (work) => ledger.earn(work, movement),
    settle: (work) => ledger.settleHold(work, key),
    release: (work) => ledger.releaseHold(work, key),
    refund: (work) => ledger.refund(work, key, 'returned'),
  }
  return store.work(units[operation])
}

describeOnStores('the ledger over random histories', (open, kind) => {
  let store: Store
  const numRuns = kind === 'sqlite' ? 60 : 12

  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  const clean = async () => {
    expect(await store.work(async ({ db }) => E.right(await audit(db)))).toEqual(E.right([]))
  }
  const total = async (): Promise<number> => {
    const { sum } = await store.read((db) =>
      db
        .selectFrom('postings')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('sum'))
        .executeTakeFirstOrThrow(),
    )
    return sum
  }

  it('sums to 0 and is never below 0, and what succeeded once moves nothing the second time [PLUS-5]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (history) => {
        const userId = await addPerson(store)
        const succeeded: (readonly [Step, number])[] = []
        for (const one of history) {
          const answer = await run(store, userId, one)
          if (E.isRight(answer)) succeeded.push([one, answer.right])
        }
        const purse = await store.read((db) => ledger.purse(db, userId))
        for (const [one, id] of succeeded) expect(await run(store, userId, one)).toEqual(E.right(id))
        expect(await store.read((db) => ledger.purse(db, userId))).toEqual(purse)
        expect(Math.min(...Object.values(purse))).toBeGreaterThanOrEqual(0)
        expect(await total()).toBe(0)
        await clean()
      }),
      { numRuns },
    )
  })

  it('stays so when all of a history happens at once [PLUS-5]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (history) => {
        const userId = await addPerson(store)
        await store.work((work) => ledger.grant(work, { userId, amount: 50, key: `${userId}/0`, kind: 'test' }))
        await Promise.all(history.map((one) => run(store, userId, one)))
        const purse = await store.read((db) => ledger.purse(db, userId))
        expect(Math.min(...Object.values(purse))).toBeGreaterThanOrEqual(0)
        expect(await total()).toBe(0)
        await clean()
      }),
      { numRuns },
    )
  })
})
