import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, SECOND } from '../../../src/domain/kernel/time'
import {
  noPushPopups,
  type PushOffer,
  pushOffer,
  pushPopupWait,
  type PushSituation,
} from '../../../src/domain/tasks/push-offer'

const situation = (change: Partial<PushSituation>): PushSituation => ({
  permission: 'default',
  installed: false,
  reward: 'open',
  wanted: true,
  ...change,
})

describe('the offer of pushes', () => {
  it.each<[string, Partial<PushSituation>, PushOffer]>([
    ['not asked yet', {}, 'popup'],
    ['not asked yet, as an installed app', { installed: true }, 'tap'],
    ['allowed before', { permission: 'granted' }, 'register'],
    ['allowed before, as an installed app', { permission: 'granted', installed: true }, 'register'],
  ])('%s: %o makes it %s [TASK-49]', (_, change, offer) => {
    expect(pushOffer(situation(change))).toBe(offer)
  })

  it('is none to who refused, whatever else is so [TASK-50]', () => {
    const installed = fc.boolean()
    const reward = fc.constantFrom('none', 'open', 'given')
    fc.assert(
      fc.property(fc.record({ installed, reward, wanted: fc.boolean() }), (rest) => {
        expect(pushOffer({ ...rest, permission: 'denied' })).toBe('none')
        expect(pushOffer({ ...rest, permission: 'unsupported' })).toBe('none')
      }),
    )
  })

  it('is none without a reward, and to who has turned them off here [TASK-47]', () => {
    for (const permission of ['default', 'granted'] as const)
      for (const change of [{ reward: 'given' }, { reward: 'none' }, { wanted: false }] as const)
        expect(pushOffer(situation({ permission, ...change }))).toBe('none')
  })
})

describe('the popup about pushes', () => {
  it('comes first when somebody has looked around', () => {
    expect(pushPopupWait(noPushPopups, 0)).toBe(15 * SECOND)
  })

  it('comes a second time 300000 ms after the first, and not a moment earlier [TASK-51]', () => {
    const once = { count: 1, lastAt: 1_000_000 }
    expect(pushPopupWait(once, 1_000_000)).toBe(300_000)
    expect(pushPopupWait(once, 1_000_000 + 200_000)).toBe(100_000)
    expect(pushPopupWait(once, 1_000_000 + 9 * DAY)).toBe(15 * SECOND)
  })

  it('comes then a week after the last one', () => {
    expect(pushPopupWait({ count: 2, lastAt: 0 }, DAY)).toBe(6 * DAY)
    expect(pushPopupWait({ count: 9, lastAt: 0 }, 7 * DAY)).toBe(15 * SECOND)
  })

  it('is never closer to the one before than it may be, whatever the clock was set to [TASK-51]', () => {
    const at = fc.integer({ min: 0, max: 2_000_000_000_000 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), at, at, (count, lastAt, now) => {
        const wait = pushPopupWait({ count, lastAt }, now)
        expect(Math.max(0, now - lastAt) + wait).toBeGreaterThanOrEqual(count === 1 ? 300_000 : 7 * DAY)
        expect(wait).toBeLessThanOrEqual(7 * DAY)
      }),
    )
  })
})
