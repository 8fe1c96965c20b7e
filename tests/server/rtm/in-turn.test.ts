import { expect, it } from 'vitest'
import { inTurn } from '../../../server/rtm/in-turn'

/** A piece of work that ends when it is told to. */
const held = () => {
  const { promise, reject, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve, fail: reject }
}

it('runs what came later after what came before, even when that takes longer', async () => {
  const done: string[] = []
  const first = held()
  const take = inTurn(10, () => undefined)
  take(() => first.run().then(() => void done.push('first')))
  const second = Promise.withResolvers<void>()
  take(async () => {
    done.push('second')
    second.resolve()
  })
  first.end()
  await second.promise
  expect(done).toEqual(['first', 'second'])
})

it('goes on after a piece that failed, and tells of it', async () => {
  const failures: unknown[] = []
  const take = inTurn(10, (defect) => failures.push(defect))
  take(() => Promise.reject(new Error('broken')))
  take(() => {
    throw new Error('thrown at once')
  })
  await new Promise<void>((resolve) => take(async () => resolve()))
  expect(failures.map(String)).toEqual(['Error: broken', 'Error: thrown at once'])
})

it('takes no more than may wait, and takes again when there is room', async () => {
  const first = held()
  const take = inTurn(2, () => undefined)
  expect([take(first.run), take(async () => undefined), take(async () => undefined)]).toEqual([true, true, false])
  first.end()
  await expect.poll(() => take(async () => undefined)).toBe(true)
})
