import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { audit } from '../../../server/coins/audit'
import { makeLedger } from '../../../server/coins/ledger'
import type { Store } from '../../../server/store/store'
import { addPerson } from '../store/people'
import { describeOnStores } from '../store/test-store'

const ledger = makeLedger({ now: () => 1_000 })

describeOnStores('the audit', (open) => {
  let store: Store

  beforeEach(async () => {
    store = await open()
    const userId = await addPerson(store)
    await store.work((work) => ledger.grant(work, { userId, amount: 100, key: 'bonus', kind: 'test' }))
    await store.work((work) => ledger.hold(work, { userId, amount: 20, key: 'minute', kind: 'test' }))
  })
  afterEach(() => store.close())

  const checks = () =>
    store.work(async ({ db }) => E.right([...new Set((await audit(db)).map(({ check }) => check))].toSorted()))

  it('finds nothing in a sound ledger', async () => {
    expect(await checks()).toEqual(E.right([]))
  })

  it.each([
    ['a posting that was changed', `update postings set amount = 101 where account = 'issue'`, ['unbalanced']],
    ['a posting that was lost', `delete from postings where account = 'issue'`, ['unbalanced']],
    ['a balance that was raised', 'update balances set given = given + 1', ['balance']],
    ['coins moved to another account', 'update balances set held = held - 5, given = given + 5', ['balance', 'hold']],
    ['a hold that was forgotten', `update holds set state = 'settled'`, ['hold']],
    ['an amount that was changed', `update transfers set amount = 99 where key = 'bonus'`, ['listed', 'running']],
    ['a balance after that was changed', `update transfers set balance_after = 1 where key = 'minute'`, ['running']],
    ['postings that nobody has the balance of', 'delete from balances', ['balance']],
  ])('finds %s [PLUS-5]', async (_, statement, found) => {
    await store.work(async ({ db }) => E.right(await sql.raw(statement).execute(db)))
    expect(await checks()).toEqual(E.right(found))
  })
})
