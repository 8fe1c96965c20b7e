import * as E from 'fp-ts/Either'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '../../../server/store/database'
import { StoreFailure } from '../../../server/store/failure'
import { makeGroup, type Transaction } from '../../../server/store/group'

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new SqliteIntrospector(own),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** Writes down the steps of the transaction; those in `failing` throw, once each. */
const scripted = (failing: readonly string[] = []) => {
  const steps: string[] = []
  const left = [...failing]
  let open = false
  const step = (name: string, opens?: boolean) => () => {
    steps.push(name)
    const at = left.indexOf(name)
    if (at >= 0) {
      left.splice(at, 1)
      throw Object.assign(new Error(name), { errcode: 13 })
    }
    open = opens ?? open
  }
  const transaction: Transaction = {
    db,
    begin: step('begin', true),
    savepoint: step('savepoint'),
    release: step('release'),
    rollbackToSavepoint: step('back'),
    commit: step('commit', false),
    rollback: step('rollback', false),
    open: () => open,
  }
  return { steps, transaction }
}

const fine = () => Promise.resolve(E.right('fine'))
const defects: unknown[] = []
const report = (defect: unknown) => void defects.push(defect)

it('shares one commit among the units that wait at the same moment', async () => {
  const { steps, transaction } = scripted()
  const group = makeGroup(transaction, 64, report)
  await Promise.all([group.work(fine), group.work(() => Promise.resolve(E.left('no'))), group.work(fine)])
  expect(steps.join(' ')).toBe('begin savepoint release savepoint back release savepoint release commit')
})

it('takes no more than its limit into one commit', async () => {
  const { steps, transaction } = scripted()
  const group = makeGroup(transaction, 2, report)
  await Promise.all([group.work(fine), group.work(fine), group.work(fine)])
  expect(steps.filter((step) => step === 'commit')).toHaveLength(2)
})

it('rejects the whole group when its commit fails, and goes on with the next', async () => {
  const { steps, transaction } = scripted(['commit'])
  const group = makeGroup(transaction, 64, report)
  const hooks: string[] = []
  const unit = (work: { after: (run: () => void) => void }) => {
    work.after(() => hooks.push('after'))
    return fine()
  }
  const settled = await Promise.allSettled([group.work(unit), group.work(unit)])
  for (const one of settled) {
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'Nothing was stored: the disk is full.' } })
  }
  expect(steps.at(-1)).toBe('rollback')
  expect(hooks).toEqual([])
  expect(await group.work(unit)).toEqual(E.right('fine'))
  expect(hooks).toEqual(['after'])
})

it('rejects who waits when no transaction can begin, and goes on with the next', async () => {
  const { transaction } = scripted(['begin'])
  const group = makeGroup(transaction, 64, report)
  const settled = await Promise.allSettled([group.work(fine), group.work(fine)])
  for (const one of settled) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(StoreFailure) })
  expect(await group.work(fine)).toEqual(E.right('fine'))
})

it('rejects the whole group when the database has given the transaction up under a unit', async () => {
  const { transaction } = scripted()
  let open = true
  const givingUp = { ...transaction, open: () => open }
  const group = makeGroup(givingUp, 64, report)
  const settled = await Promise.allSettled([
    group.work(fine),
    group.work(() => {
      open = false
      return Promise.reject(new Error('disk'))
    }),
  ])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('reports what fails after the commit, and answers all the same', async () => {
  const { transaction } = scripted()
  const group = makeGroup(transaction, 64, report)
  const answer = await group.work((work) => {
    work.after(() => {
      throw new Error('wake-up')
    })
    return fine()
  })
  expect(answer).toEqual(E.right('fine'))
  expect(defects).toEqual([new Error('wake-up')])
})

it('finishes what waits before it closes, and takes nothing more', async () => {
  const { transaction } = scripted()
  const group = makeGroup(transaction, 1, report)
  const answers = Promise.all([group.work(fine), group.work(fine)])
  await group.close()
  expect(await answers).toEqual([E.right('fine'), E.right('fine')])
  await expect(group.work(fine)).rejects.toThrow('closed')
})
