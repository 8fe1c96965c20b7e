import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
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

  it('never returns more fees than it charged, and charges one a request [FRND-17]', () => {
    const who = fc.constantFrom(ada, bo)
    const event: fc.Arbitrary<PairEvent> = fc.oneof(
      who.map((by): PairEvent => ask(by, by === ada ? bo : ada)),
      who.map((by): PairEvent => ({ _tag: 'Accept', by })),
      who.map((by): PairEvent => ({ _tag: 'Refuse', by })),
      who.map((by): PairEvent => ({ _tag: 'Withdraw', by })),
      fc.nat(REQUEST_LIFE_MS * 2).map((at): PairEvent => ({ _tag: 'Expire', at })),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let pair: Pair = strangers
        let open = 0
        for (const one of events) {
          const after = relate(pair, one)
          if (E.isLeft(after)) continue
          if (after.right.fee === 'charge') open += 1
          if (after.right.fee === 'return') open -= 1
          expect(open).toBeGreaterThanOrEqual(0)
          if (after.right.fee === 'charge') expect(after.right.pair._tag).toBe('Requested')
          if (!after.right.changed) expect(after.right.pair).toBe(pair)
          pair = after.right.pair
        }
      }),
    )
  })
})
