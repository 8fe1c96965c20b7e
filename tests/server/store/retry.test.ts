import { expect, it } from 'vitest'
import { isConflict, MOST_TRIES, retrying } from '../../../server/store/retry'

const conflict = (code = '40001') => Object.assign(new Error('conflict'), { code })

const failing = (times: number, error: () => Error) => {
  const waits: number[] = []
  let tries = 0
  const delay = (ms: number) => Promise.resolve(void waits.push(ms))
  const run = () => {
    tries += 1
    return tries > times ? Promise.resolve('done') : Promise.reject(error())
  }
  return { answer: () => retrying({ delay, random: () => 0.5 }, isConflict, run), waits, tries: () => tries }
}

it.each(['40001', '40P01'])('runs again after %s, waiting longer each time up to a bound', async (code) => {
  const { answer, waits } = failing(9, () => conflict(code))
  expect(await answer()).toBe('done')
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 200])
})

it('gives up after its last try with the conflict', async () => {
  const { answer, tries } = failing(100, conflict)
  await expect(answer()).rejects.toThrow('conflict')
  expect(tries()).toBe(MOST_TRIES)
})

it('does not run again what failed by itself', async () => {
  const { answer, tries } = failing(1, () => new Error('defect'))
  await expect(answer()).rejects.toThrow('defect')
  expect(tries()).toBe(1)
})
