import type { Tx } from './database'
import { runAfter } from './after'
import { blamed, StoreFailure } from './failure'
import { asUnit, refuseNested } from './nested'
import type { Store, Work } from './store'

/** The transaction that a group of units shares. Every step may throw. */
export interface Transaction {
  readonly db: Tx
  readonly begin: () => void
  readonly savepoint: () => void
  readonly release: () => void
  readonly rollbackToSavepoint: () => void
  readonly commit: () => void
  readonly rollback: () => void
  /** False when the database itself has given the transaction up, as it does when the disk is full. */
  readonly open: () => boolean
}

/** A unit that waits for its turn. */
interface Waiting {
  readonly run: (work: Work) => Promise<{ readonly keep: boolean; readonly answer: () => void }>
  readonly fail: (error: unknown) => void
}

/** A unit that has run and is answered after the commit. */
interface Settled {
  readonly answer: () => void
  readonly after: readonly (() => void)[]
}

/** One unit in its savepoint. Throws only when the whole transaction is lost. */
const runUnit = async (transaction: Transaction, { fail, run }: Waiting): Promise<Settled> => {
  const after: (() => void)[] = []
  const undo = (): void => {
    transaction.rollbackToSavepoint()
    transaction.release()
  }
  transaction.savepoint()
  try {
    const { answer, keep } = await asUnit(() => run({ db: transaction.db, after: (hook) => void after.push(hook) }))
    if (keep) transaction.release()
    else undo()
    return { answer, after: keep ? after : [] }
  } catch (error) {
    if (!transaction.open()) throw error
    undo()
    return { answer: () => fail(blamed(error)), after: [] }
  }
}

/** Runs the units that `take` hands out, one after another, under one commit; all of them are rejected when that fails. */
const runGroup = async (
  transaction: Transaction,
  take: () => Waiting | undefined,
  report: (defect: unknown) => void,
): Promise<void> => {
  const group: Waiting[] = []
  const settled: Settled[] = []
  const join = (): Waiting | undefined => {
    const next = take()
    if (next !== undefined) group.push(next)
    return next
  }
  const joinAll = (): void => {
    for (let next = join(); next !== undefined; next = join());
  }
  let begun = false
  try {
    transaction.begin()
    begun = true
    for (let next = join(); next !== undefined; next = join()) settled.push(await runUnit(transaction, next))
    transaction.commit()
  } catch (cause) {
    if (transaction.open()) runAfter([transaction.rollback], report)
    if (!begun) joinAll()
    const failure = new StoreFailure(cause)
    for (const { fail } of group) fail(failure)
    return
  }
  for (const { after } of settled) runAfter(after, report)
  for (const { answer } of settled) answer()
}

/** What has come in is read before a group begins, so that units of one moment share its commit. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Groups commits: units that wait at the same moment, at most `limit`, run one after another, each in its savepoint,
 * share one commit, and are answered after it. A unit that throws loses only its own changes.
 */
export const makeGroup = (
  transaction: Transaction,
  limit: number,
  report: (defect: unknown) => void,
): Pick<Store, 'work' | 'close'> => {
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let closed = false

  const runAll = async (): Promise<void> => {
    for (await turn(); waiting.length > 0; await turn()) {
      let room = limit
      await runGroup(transaction, () => ((room -= 1) < 0 ? undefined : waiting.shift()), report)
    }
    running = undefined
  }

  const work: Store['work'] = (unit) =>
    new Promise((resolve, reject) => {
      refuseNested()
      if (closed) throw new Error('the store is closed')
      const run: Waiting['run'] = async (own) => {
        const result = await unit(own)
        return { keep: result._tag === 'Right', answer: () => resolve(result) }
      }
      waiting.push({ run, fail: reject })
      running ??= runAll()
    })

  const close = async (): Promise<void> => {
    closed = true
    await running
  }

  return { work, close }
}
