import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeBrowserClock } from '../../../src/infrastructure/browser/browser-clock.adapter'
import { makeBrowserIds } from '../../../src/infrastructure/browser/browser-ids.adapter'
import { toMessageUuid } from '../../../src/domain/kernel/ids'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeIdsFake } from '../../fakes/ids.fake'
import { clockCases } from './clock.cases'

describe('clock: virtual', () => {
  it.each(clockCases)('$title', ({ run }) => {
    const clock = makeVirtualClock()
    return run({ clock, pass: clock.advance })
  })

  it('lets promises finish between two timers', async () => {
    const clock = makeVirtualClock()
    const seen: string[] = []
    clock.after(1, () => void Promise.resolve().then(() => seen.push('promise')))
    clock.after(2, () => seen.push('second'))
    await clock.advance(2)
    expect(seen).toEqual(['promise', 'second'])
  })
})

describe('clock: browser', () => {
  afterEach(() => void vi.useRealTimers())

  it.each(clockCases)('$title', async ({ run }) => {
    vi.useFakeTimers()
    await run({ clock: makeBrowserClock(), pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)) })
  })
})

/** Random bytes, and no more of `crypto`. */
const fill = <A>(array: A): A => {
  if (array instanceof Uint8Array) crypto.getRandomValues(array as Uint8Array<ArrayBuffer>)
  return array
}

describe.each([
  ['fake', makeIdsFake()],
  ['browser', makeBrowserIds()],
  ['browser without randomUUID', makeBrowserIds({ getRandomValues: <A>(array: A) => fill(array) } as Crypto)],
])('ids: %s', (_name, ids) => {
  it('makes uuids that nobody made before', () => {
    const made = Array.from({ length: 1_000 }, () => ids.uuid())
    expect(new Set(made).size).toBe(1_000)
    expect(made.every((uuid) => toMessageUuid(uuid)._tag === 'Some')).toBe(true)
  })
})
