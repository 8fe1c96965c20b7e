import * as E from 'fp-ts/Either'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../../server/store/database'
import { StoreFailure } from '../../../server/store/failure'
import { makeGroup, type Transaction } from '../../../server/store/group'
import { makeSyncs } from '../../../server/store/syncs'
import { playedDisk } from './played-disk'

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new SqliteIntrospector(own),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

/** Writes down the steps of the transaction; those in `failing` throw, once each. */
const scripted = (failing: readonly string[] = [], changes = true) => {
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
    commit: () => {
      step('commit', false)()
      return changes
    },
    rollback: step('rollback', false),
    open: () => open,
  }
  return { steps, transaction }
}

const fine = () => Promise.resolve(E.right('fine'))
const defects: unknown[] = []
const report = (defect: unknown) => void defects.push(defect)
const atOnce = () => makeSyncs(() => Promise.resolve(), report)
const grouping = (transaction: Transaction, limit: number, syncs = atOnce()) =>
  makeGroup({ transaction, syncs, report }, limit)

it('shares one commit among the units that wait at the same moment', async () => {
  const { steps, transaction } = scripted()
  const group = grouping(transaction, 64)
  await Promise.all([group.work(fine), group.work(() => Promise.resolve(E.left('no'))), group.work(fine)])
  expect(steps.join(' ')).toBe('begin savepoint release savepoint back release savepoint release commit')
})

it('takes no more than its limit into one commit', async () => {
  const { steps, transaction } = scripted()
  const group = grouping(transaction, 2)
  await Promise.all([group.work(fine), group.work(fine), group.work(fine)])
  expect(steps.filter((step) => step === 'commit')).toHaveLength(2)
})

it('rejects the whole group when its commit fails, and goes on with the next', async () => {
  const { steps, transaction } = scripted(['commit'])
  const group = grouping(transaction, 64)
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
  const group = grouping(transaction, 64)
  const settled = await Promise.allSettled([group.work(fine), group.work(fine)])
  for (const one of settled) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(StoreFailure) })
  expect(await group.work(fine)).toEqual(E.right('fine'))
})

it('rejects the whole group when the database has given the transaction up under a unit', async () => {
  const { transaction } = scripted()
  let open = true
  const givingUp = { ...transaction, open: () => open }
  const group = grouping(givingUp, 64)
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
  const group = grouping(transaction, 64)
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
  const group = grouping(transaction, 1)
  const answers = Promise.all([group.work(fine), group.work(fine)])
  await group.close()
  expect(await answers).toEqual([E.right('fine'), E.right('fine')])
  await expect(group.work(fine)).rejects.toThrow('closed')
})

describe('a group on a disk that takes its time', () => {
  const onDisk = (transaction: Transaction) => {
    const disk = playedDisk()
    return { disk, group: grouping(transaction, 64, makeSyncs(disk.sync, report)) }
  }
  const telling = (told: string[], name: string) => (work: { after: (run: () => void) => void }) => {
    work.after(() => told.push(`after ${name}`))
    return Promise.resolve(E.right(name))
  }

  it('lets nothing out before its sync, and runs the next group meanwhile; answers keep their order', async () => {
    const { steps, transaction } = scripted()
    const { disk, group } = onDisk(transaction)
    const told: string[] = []
    const ask = (name: string) => group.work(telling(told, name)).then(() => told.push(`answer ${name}`))
    const first = ask('a')
    await disk.until(1)
    const second = ask('b')
    await disk.rest()
    expect(steps.filter((step) => step === 'commit')).toHaveLength(2)
    expect([told, disk.begun()]).toEqual([[], 1])
    disk.finish()
    await first
    await disk.until(2)
    expect(told).toEqual(['after a', 'answer a'])
    disk.finish()
    await second
    expect(told).toEqual(['after a', 'answer a', 'after b', 'answer b'])
  })

  it('asks for no sync when nothing was changed, but waits for one that is under way', async () => {
    const { disk, group } = onDisk(scripted([], false).transaction)
    expect(await group.work(fine)).toEqual(E.right('fine'))
    expect(disk.begun()).toBe(0)
    const syncs = makeSyncs(disk.sync, report)
    void syncs.committed()
    const answered: string[] = []
    void grouping(scripted([], false).transaction, 64, syncs)
      .work(fine)
      .then(() => answered.push('read'))
    await disk.rest()
    expect([answered, disk.begun()]).toEqual([[], 1])
    disk.finish()
    await disk.rest()
    expect(answered).toEqual(['read'])
  })

  it('rejects all that the disk has not, and begins nothing more, when it refuses', async () => {
    const { steps, transaction } = scripted()
    const { disk, group } = onDisk(transaction)
    const told: string[] = []
    const first = group.work(telling(told, 'a'))
    await disk.until(1)
    const second = group.work(telling(told, 'b'))
    await disk.rest()
    disk.refuse('EIO')
    const message = 'Nothing was stored: the disk reports an error.'
    await expect(first).rejects.toThrow(message)
    await expect(second).rejects.toThrow(message)
    const begun = steps.length
    await expect(group.work(telling(told, 'c'))).rejects.toThrow(message)
    expect([told, steps.length, disk.begun()]).toEqual([[], begun, 1])
  })

  it('closes when the disk has what was committed, or has refused it', async () => {
    for (const end of ['finish', 'refuse'] as const) {
      const { disk, group } = onDisk(scripted().transaction)
      const settled = Promise.allSettled([group.work(fine)])
      await disk.until(1)
      let closed = false
      const closing = group.close().then(() => (closed = true))
      await disk.rest()
      expect(closed).toBe(false)
      disk[end]('ENOSPC')
      await closing
      expect((await settled)[0].status).toBe(end === 'finish' ? 'fulfilled' : 'rejected')
    }
  })
})
