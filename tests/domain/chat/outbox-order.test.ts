import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { nextToSend, wakeAt } from '../../../src/domain/chat/outbox-order'
import { ann, bob, entry, user } from './samples'

const uuids = (entries: readonly { readonly message: { readonly id: number; readonly uuid: string } }[]) =>
  entries.map((one) => one.message.uuid)

describe('the order of the outbox', () => {
  it('sends the oldest of each conversation [PLUS-17]', () => {
    const [a1, b1, a2] = [entry(1, ann), entry(2, bob), entry(3, ann)]
    expect(nextToSend([a1, b1, a2], 0)).toEqual([a1, b1])
  })

  it('lets nothing overtake what waits for its time [PLUS-17]', () => {
    const entries = [entry(1, ann, { nextAt: 50 }), entry(2, ann)]
    expect(nextToSend(entries, 49)).toEqual([])
    expect(nextToSend(entries, 50)).toEqual([entries[0]])
  })

  it('stops one conversation at a refusal and goes on with the others', () => {
    const [blocked, behind, other] = [entry(1, ann, { blocked: true }), entry(2, ann), entry(3, bob)]
    expect(nextToSend([blocked, behind, other], 0)).toEqual([other])
  })

  it('tells when to look again', () => {
    expect(wakeAt([entry(1, ann, { nextAt: 80 }), entry(2, bob, { nextAt: 60 })], 0)).toEqual(O.some(60))
    expect(wakeAt([entry(1, ann), entry(2, ann, { nextAt: 60 })], 0)).toEqual(O.none)
    expect(wakeAt([entry(1, ann, { blocked: true, nextAt: 60 })], 0)).toEqual(O.none)
  })

  it('sends everything that is not held, each conversation in its order [PLUS-17]', () => {
    const some = fc.array(fc.record({ to: fc.integer({ min: 1, max: 4 }), nextAt: fc.nat(20) }), { maxLength: 30 })
    fc.assert(
      fc.property(some, (items) => {
        let waiting = items.map((one, n) => entry(n + 1, user(one.to), { nextAt: one.nextAt }))
        const all = waiting
        const sent: typeof waiting = []
        for (let now = 0; now <= 20;) {
          const ready = nextToSend(waiting, now)
          sent.push(...ready)
          waiting = waiting.filter((one) => !ready.includes(one))
          if (ready.length === 0) now = O.getOrElse(() => 21)(wakeAt(waiting, now))
        }
        for (const to of [1, 2, 3, 4].map(user)) {
          const of = (list: typeof all) => uuids(list.filter((one) => one.message.receiver === to))
          expect(of(sent)).toEqual(of(all))
        }
      }),
    )
  })
})
