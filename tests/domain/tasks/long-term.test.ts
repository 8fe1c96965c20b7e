import { describe, expect, it } from 'vitest'
import { popupComes, popupDay } from '../../../src/domain/tasks/check-in'
import { firstTab, hasLongTerm } from '../../../src/domain/tasks/long-term'
import { toUserId } from '../../../src/domain/kernel/ids'
import * as O from 'fp-ts/Option'

describe('rewards that are given once', () => {
  it.each([
    [true, 'question', false, true],
    [true, 'steps', false, true],
    [true, 'none', true, true],
    [true, 'none', false, false],
    [false, 'question', true, false],
  ] as const)('paid %s, install %s, push %s: %s [TASK-12]', (paid, install, push, there) => {
    expect(hasLongTerm({ paid, install, push })).toBe(there)
  })

  it('come first when the day has no tasks, and not before that is known [TASK-11]', () => {
    expect([null, 0, 1].map(firstTab)).toEqual(['daily', 'longTerm', 'daily'])
  })
})

describe('the popup of check-ins', () => {
  const ada = O.getOrElseW(() => expect.fail('no id'))(toUserId(7))
  const evening = Date.UTC(2026, 0, 5, 23, 59)

  it('comes once in a day of UTC, to each person [TASK-30]', () => {
    const today = popupDay(ada, evening)
    expect(popupComes('open', null, today)).toBe(true)
    expect(popupComes('open', today, popupDay(ada, Date.UTC(2026, 0, 5)))).toBe(false)
    expect(popupComes('open', today, popupDay(ada, Date.UTC(2026, 0, 6)))).toBe(true)
  })

  it('does not come when there is nothing to be had [TASK-30]', () => {
    for (const state of ['done', 'over', null] as const) expect(popupComes(state, null, 'any')).toBe(false)
  })
})
