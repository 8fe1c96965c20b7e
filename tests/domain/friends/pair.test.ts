import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasBlocked,
  relate,
  relationFor,
  REQUEST_LIFE_MS,
  strangers,
  type Pair,
  type PairEvent,
} from '../../../src/domain/friends/pair'
import { userId } from '../../builders/ids'

const ada = userId(1)
const bo = userId(2)
const asked: Pair = { _tag: 'Requested', by: ada, at: 1_000 }
const friends: Pair = { _tag: 'Friends', askedBy: ada }
const ask = (by: typeof ada, of: typeof ada): PairEvent => ({ _tag: 'Ask', by, of, at: 2_000 })

const blockedBy = (by: typeof ada | 'both'): Pair => ({ _tag: 'Blocked', by })
const block = (by: typeof ada): PairEvent => ({ _tag: 'Block', by, of: by === ada ? bo : ada })
const unblock = (by: typeof ada): PairEvent => ({ _tag: 'Unblock', by, of: by === ada ? bo : ada })

const result = (pair: Pair, event: PairEvent) => E.getOrElseW(({ rule }: { rule: string }) => rule)(relate(pair, event))

describe('pair', () => {
  it('is relation 1 for who asked and 3 for who is asked [FRND-1] [FRND-3]', () => {
    const after = relate(strangers, ask(ada, bo))
    expect(after).toEqual(E.right({ pair: { _tag: 'Requested', by: ada, at: 2_000 }, fee: 'charge', changed: true }))
    expect(relationFor(asked, ada)).toBe('asked')
    expect(relationFor(asked, bo)).toBe('asking')
  })

  it('is relation 2 for both once accepted [FRND-2]', () => {
    expect(result(asked, { _tag: 'Accept', by: bo })).toEqual({ pair: friends, fee: 'none', changed: true })
    expect([ada, bo].map((user) => relationFor(friends, user))).toEqual(['friend', 'friend'])
  })

  it('is relation 4 where nobody asked [FRND-4]', () => {
    expect(relationFor(strangers, ada)).toBe('stranger')
  })

  it('makes friends of two requests that cross and does not charge the later one [FRND-17]', () => {
    expect(result(asked, ask(bo, ada))).toEqual({
      pair: { _tag: 'Friends', askedBy: null },
      fee: 'none',
      changed: true,
    })
  })

  it('takes the same request twice as one [FRND-12]', () => {
    expect(result(asked, ask(ada, bo))).toEqual({ pair: asked, fee: 'none', changed: false })
    expect(result(friends, ask(ada, bo))).toEqual({ pair: friends, fee: 'none', changed: false })
  })

  it('refuses to ask oneself [FRND-14]', () => {
    expect(result(strangers, ask(ada, ada))).toBe('FRND-14')
  })

  it('returns the fee of a refused request, not of a withdrawn one [FRND-17]', () => {
    expect(result(asked, { _tag: 'Refuse', by: bo })).toEqual({ pair: strangers, fee: 'return', changed: true })
    expect(result(asked, { _tag: 'Withdraw', by: ada })).toEqual({ pair: strangers, fee: 'none', changed: true })
  })

  it('ends a request after 72 h and not before, with its fee returned [FRND-17]', () => {
    const late = (ms: number) => result(asked, { _tag: 'Expire', at: 1_000 + ms })
    expect(REQUEST_LIFE_MS).toBe(72 * 3_600_000)
    expect(late(REQUEST_LIFE_MS - 1)).toEqual({ pair: asked, fee: 'none', changed: false })
    expect(late(REQUEST_LIFE_MS)).toEqual({ pair: strangers, fee: 'return', changed: true })
    expect(result(friends, { _tag: 'Expire', at: 1e12 })).toEqual({ pair: friends, fee: 'none', changed: false })
  })

  it('lets only the asked one answer and only the asker withdraw [FRND-19]', () => {
    expect(result(asked, { _tag: 'Accept', by: ada })).toBe('FRND-19')
    expect(result(asked, { _tag: 'Refuse', by: ada })).toBe('FRND-19')
    expect(result(asked, { _tag: 'Withdraw', by: bo })).toBe('FRND-19')
  })

  it('has nothing to answer between strangers or friends [FRND-19]', () => {
    expect(result(strangers, { _tag: 'Accept', by: bo })).toBe('FRND-19')
    expect(result(strangers, { _tag: 'Refuse', by: bo })).toEqual({ pair: strangers, fee: 'none', changed: false })
    expect(result(friends, { _tag: 'Accept', by: bo })).toEqual({ pair: friends, fee: 'none', changed: false })
    expect(result(friends, { _tag: 'Refuse', by: bo })).toBe('FRND-19')
  })

  it('takes a friendship away from both, and nothing that is none [FRND-4, FRND-33]', () => {
    const unfriend: PairEvent = { _tag: 'Unfriend', by: bo }
    expect(result(friends, unfriend)).toEqual({ pair: strangers, fee: 'none', changed: true })
    expect(result(strangers, unfriend)).toEqual({ pair: strangers, fee: 'none', changed: false })
    expect(result(blockedBy(ada), unfriend)).toEqual({ pair: blockedBy(ada), fee: 'none', changed: false })
    expect(result(asked, unfriend)).toBe('FRND-33')
  })
})

describe('a block', () => {
  it.each([
    ['nothing', strangers, ada, 'none'],
    ['a friendship', friends, bo, 'none'],
    ['a request by its asker, as if withdrawn', asked, ada, 'none'],
    ['a request by the asked one, as if refused', asked, bo, 'return'],
  ] as const)('ends %s [FRND-17, PLUS-12]', (_what, pair, by, fee) => {
    expect(result(pair, block(by))).toEqual({ pair: blockedBy(by), fee, changed: true })
  })

  it('is that of both when both do it at the same moment, in either order [PLUS-12]', () => {
    for (const [first, second] of [
      [ada, bo],
      [bo, ada],
    ] as const) {
      expect(result(blockedBy(first), block(first))).toEqual({ pair: blockedBy(first), fee: 'none', changed: false })
      expect(result(blockedBy(first), block(second))).toEqual({ pair: blockedBy('both'), fee: 'none', changed: true })
      expect(result(blockedBy('both'), block(second))).toEqual({ pair: blockedBy('both'), fee: 'none', changed: false })
    }
  })

  it('is lifted by who made it only, and leaves strangers [FRND-45]', () => {
    expect(result(blockedBy(ada), unblock(ada))).toEqual({ pair: strangers, fee: 'none', changed: true })
    expect(result(blockedBy(ada), unblock(bo))).toEqual({ pair: blockedBy(ada), fee: 'none', changed: false })
    expect(result(blockedBy('both'), unblock(ada))).toEqual({ pair: blockedBy(bo), fee: 'none', changed: true })
    expect(result(friends, unblock(ada))).toEqual({ pair: friends, fee: 'none', changed: false })
  })

  it('bars both from asking and accepting, and makes both strangers [FRND-4, PLUS-12]', () => {
    for (const by of [ada, bo, 'both'] as const) {
      const pair = blockedBy(by)
      expect([result(pair, ask(ada, bo)), result(pair, ask(bo, ada))]).toEqual(['PLUS-12', 'PLUS-12'])
      expect(result(pair, { _tag: 'Accept', by: bo })).toBe('PLUS-12')
      expect(result(pair, { _tag: 'Refuse', by: bo })).toEqual({ pair, fee: 'none', changed: false })
      expect(result(pair, { _tag: 'Withdraw', by: ada })).toEqual({ pair, fee: 'none', changed: false })
      expect(result(pair, { _tag: 'Expire', at: 1e12 })).toEqual({ pair, fee: 'none', changed: false })
      expect([ada, bo].map((user) => relationFor(pair, user))).toEqual(['stranger', 'stranger'])
    }
  })

  it('is known to who made it [FRND-44]', () => {
    expect([hasBlocked(blockedBy(ada), ada), hasBlocked(blockedBy(ada), bo)]).toEqual([true, false])
    expect([hasBlocked(blockedBy('both'), ada), hasBlocked(blockedBy('both'), bo)]).toEqual([true, true])
    expect(hasBlocked(friends, ada)).toBe(false)
  })

  it('is not made of oneself [FRND-14]', () => {
    expect(result(strangers, { _tag: 'Block', by: ada, of: ada })).toBe('PLUS-12')
  })
})

describe('any order of events', () => {
  const who = fc.constantFrom(ada, bo)
  const other = (one: typeof ada) => (one === ada ? bo : ada)
  const event: fc.Arbitrary<PairEvent> = fc.oneof(
    { weight: 3, arbitrary: who.map((by): PairEvent => ask(by, other(by))) },
    who.map((by): PairEvent => ({ _tag: 'Accept', by })),
    who.map((by): PairEvent => ({ _tag: 'Refuse', by })),
    who.map((by): PairEvent => ({ _tag: 'Withdraw', by })),
    fc.nat(REQUEST_LIFE_MS * 2).map((at): PairEvent => ({ _tag: 'Expire', at })),
    who.map((by): PairEvent => ({ _tag: 'Unfriend', by })),
    who.map((by): PairEvent => block(by)),
    who.map((by): PairEvent => unblock(by)),
  )
  const anyEvents = fc.array(event, { maxLength: 40 })

  /** Every step that was taken, from strangers on. */
  const walk = (events: readonly PairEvent[]) => {
    let pair: Pair = strangers
    return events.map((one) => {
      const before = pair
      const step = relate(before, one)
      if (E.isRight(step)) pair = step.right.pair
      return { before, one, step }
    })
  }

  it('charges once a request and returns at most that [FRND-17]', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        let open = 0
        for (const { before, step } of walk(events)) {
          if (E.isLeft(step)) continue
          const { changed, fee, pair } = step.right
          if (fee === 'charge') expect([before._tag, pair._tag]).toEqual(['Strangers', 'Requested'])
          if (fee === 'return') expect(before._tag).toBe('Requested')
          open += fee === 'charge' ? 1 : fee === 'return' ? -1 : 0
          expect(open).toBeGreaterThanOrEqual(0)
          if (pair._tag !== 'Requested') open = 0
          if (!changed) expect([pair, fee]).toEqual([before, 'none'])
        }
      }),
    )
  })

  it('shows both sides of one thing [FRND-1, FRND-2, FRND-3, FRND-4]', () => {
    const mirrored = { asked: 'asking', asking: 'asked', friend: 'friend', stranger: 'stranger' } as const
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const { step } of walk(events))
          if (E.isRight(step))
            expect(relationFor(step.right.pair, bo)).toBe(mirrored[relationFor(step.right.pair, ada)])
      }),
    )
  })

  it('keeps a block over everything but its own lifting [PLUS-12]', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        for (const { before, one, step } of walk(events)) {
          const after = E.isRight(step) ? step.right.pair : before
          for (const user of [ada, bo]) {
            if (one._tag === 'Block' && one.by === user) expect(hasBlocked(after, user)).toBe(true)
            else if (one._tag === 'Unblock' && one.by === user) expect(hasBlocked(after, user)).toBe(false)
            else expect(hasBlocked(after, user)).toBe(hasBlocked(before, user))
          }
        }
      }),
    )
  })

  it('takes the same event twice as one [FRND-12]', () => {
    fc.assert(
      fc.property(anyEvents, event, (events, again) => {
        const before = walk(events).reduce<Pair>(
          (pair, { step }) => (E.isRight(step) ? step.right.pair : pair),
          strangers,
        )
        const once = relate(before, again)
        if (E.isLeft(once)) return
        const twice = relate(once.right.pair, again)
        if (E.isRight(twice)) expect(twice.right).toEqual({ pair: once.right.pair, fee: 'none', changed: false })
      }),
    )
  })
})
