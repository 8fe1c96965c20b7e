import { describe, expect, it, vi } from 'vitest'
import { runChores } from '../../server/run-chores'
import { makeVirtualClock } from '../fakes/clock.fake'

/** A chore whose runs end when the test says so. */
const slow = () => {
  const ends: (() => void)[] = []
  const run = vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
  return { run, end: () => ends.shift()?.() }
}

const nothing = () => undefined

describe('chores', () => {
  it('come round by the clock until they are stopped', async () => {
    const clock = makeVirtualClock()
    const run = vi.fn<() => Promise<void>>(async () => undefined)
    const [stop] = runChores([{ name: 'one', everyMs: 1_000, run }], clock, nothing)
    await clock.advance(2_999)
    expect(run).toHaveBeenCalledTimes(2)
    stop?.()
    await clock.advance(10_000)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('never overlap themselves: what was asked for during a run is made up for by one', async () => {
    const clock = makeVirtualClock()
    const { end, run } = slow()
    runChores([{ name: 'one', everyMs: 1_000, run }], clock, nothing)
    await clock.advance(60_000)
    expect(run).toHaveBeenCalledTimes(1)
    end()
    await clock.settle()
    expect(run).toHaveBeenCalledTimes(2)
    end()
    await clock.settle()
    expect(run).toHaveBeenCalledTimes(2)
    await clock.advance(1_000)
    expect(run).toHaveBeenCalledTimes(3)
  })

  it('that fail are reported and come round again', async () => {
    const clock = makeVirtualClock()
    const report = vi.fn<(defect: unknown) => void>()
    const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('full')).mockResolvedValue()
    runChores([{ name: 'one', everyMs: 1_000, run }], clock, report)
    await clock.advance(2_000)
    expect([run.mock.calls.length, report.mock.calls]).toEqual([2, [[new Error('full')]]])
  })
})
