import { beforeEach, expect, it } from 'vitest'
import { cursorKeeper } from '../../../server/rtm/cursor-keeper'
import type { Store } from '../../../server/store/store'
import { makeVirtualClock } from '../../fakes/clock.fake'

const clock = makeVirtualClock()
const defects: unknown[] = []
/** The cursors that each unit of work has moved. */
let units: string[][] = []
let broken = false

const work: Store['work'] = async (unit) => {
  if (broken) throw new Error('disk')
  const moved: string[] = []
  units.push(moved)
  return unit({ db: moved as never, after: () => undefined })
}

const cursors = cursorKeeper({
  store: { work },
  inbox: {
    moveCursor: ({ db }, sessionId, seq) => Promise.resolve(void (db as never as string[]).push(`${sessionId} ${seq}`)),
  },
  clock,
  everyMs: 1_000,
  fail: (defect) => void defects.push(defect),
})

beforeEach(() => {
  units = []
  broken = false
})

it('stores how far all sessions have come in one unit, no sooner than after a while', async () => {
  cursors.note('b', 1)
  cursors.note('a', 5)
  cursors.note('b', 3)
  cursors.note('b', 2)
  await clock.advance(999)
  expect(units).toEqual([])
  await clock.advance(1)
  expect(units).toEqual([['a 5', 'b 3']])
  await clock.advance(5_000)
  expect(units).toHaveLength(1)
})

it('stores at once what was noted when a socket ends, and not again later', async () => {
  cursors.note('a', 1)
  cursors.flush()
  cursors.flush()
  await clock.advance(1_000)
  expect(units).toEqual([['a 1']])
})

it('has no unit grow with the number of sessions', async () => {
  for (let one = 0; one < 100; one += 1) cursors.note(`session ${one}`, 1)
  cursors.flush()
  await clock.settle()
  expect(units.map((moved) => moved.length)).toEqual([64, 36])
})

it('goes on after a write that failed', async () => {
  broken = true
  cursors.note('a', 1)
  await clock.advance(1_000)
  expect(defects).toEqual([new Error('disk')])
  broken = false
  cursors.note('a', 2)
  await clock.advance(1_000)
  expect(units).toEqual([['a 2']])
})
