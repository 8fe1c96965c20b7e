import type { Tx } from './database'
import { runAfter } from './after'
import { blamed, StoreFailure } from './failure'
import { asUnit, refuseNested } from './nested'
import type { Store, Work } from './store'
import type { Syncs } from './syncs'

/** The transaction that a group of units shares. Every step may throw. */
export interface Transaction {
  readonly db: Tx
  readonly begin: () => void
  readonly savepoint: () => void
  readonly release: () => void
  readonly rollbackToSavepoint: () => void
  /** Answers whether the transaction has changed anything. */
  readonly commit: () => boolean
  readonly rollback: () => void
  /** False when the database itself has given the transaction up, as it does when the disk is full. */
  readonly open: () => boolean
}

type Report = (defect: unknown) => void

export interface GroupDeps {
  readonly transaction: Transaction
  readonly syncs: Syncs
  readonly report: Report
}

/** A unit that waits for its turn. */
interface Waiting {
  readonly run: (work: Work) => Promise<{ readonly keep: boolean; readonly answer: () => void }>
  readonly fail: (error: unknown) => void
}

/** A unit that has run and is answered when its commit is on the disk. */
interface Settled {
  readonly fail: Waiting['fail']
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
    return { answer, fail, after: keep ? after : [] }
  } catch (error) {
    if (!transaction.open()) throw error
    undo()
    return { answer: () => fail(blamed(error)), fail, after: [] }
  }
}

/** Nothing leaves before the disk has it: neither an answer nor what follows from the commit. */
const answerWhen = async (
  durable: Promise<void> | undefined,
  settled: readonly Settled[],
  report: Report,
): Promise<void> => {
  try {
    await durable
  } catch (failure) {
    for (const { fail } of settled) fail(failure)
    return
  }
  for (const { after } of settled) runAfter(after, report)
  for (const { answer } of settled) answer()
}

/** Runs the units that `take` hands out, one after another, under one commit; all of them are rejected when that fails. */
const runGroup = async ({ report, syncs, transaction }: GroupDeps, take: () => Waiting | undefined): Promise<void> => {
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
    const refusal = syncs.refusal()
    if (refusal !== undefined) throw refusal
    transaction.begin()
    begun = true
    for (let next = join(); next !== undefined; next = join()) settled.push(await runUnit(transaction, next))
    void answerWhen(transaction.commit() ? syncs.committed() : syncs.outstanding(), settled, report)
  } catch (cause) {
    if (transaction.open()) runAfter([transaction.rollback], report)
    if (!begun) joinAll()
    const failure = cause instanceof StoreFailure ? cause : new StoreFailure(cause)
    for (const { fail } of group) fail(failure)
  }
}

/** What has come in is read before a group begins, so that units of one moment share its commit. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Groups commits: units that wait at the same moment, at most `limit`, run one after another, each in its savepoint, and
 * share one commit. They are answered when it is on the disk; the next group runs meanwhile. A unit that throws loses only
 * its own changes.
 */
export const makeGroup = (deps: GroupDeps, limit: number): Pick<Store, 'work' | 'close'> => {
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined
  let closed = false

  const runAll = async (): Promise<void> => {
    for (await turn(); waiting.length > 0; await turn()) {
      let room = limit
      await runGroup(deps, () => ((room -= 1) < 0 ? undefined : waiting.shift()))
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
    await deps.syncs.outstanding()?.catch(() => undefined)
  }

  return { work, close }
}
