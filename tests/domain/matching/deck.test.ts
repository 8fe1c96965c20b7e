import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyDeck,
  stepDeck,
  wantsCard,
  type Deck,
  type DeckEvent,
  type OnCard,
} from '../../../src/domain/matching/deck'
import { userId } from '../../builders/ids'

type Cards = Deck<OnCard>

const card = (id: number): OnCard => ({ id: userId(id) })
const [ann, ben, cid, dan] = [card(1), card(2), card(3), card(4)]

const after = (...events: readonly DeckEvent<OnCard>[]): Cards =>
  events.reduce<Cards>((deck, event) => E.getOrElse(() => deck)(stepDeck(deck, event)), emptyDeck)
const taken = (one: OnCard): DeckEvent<OnCard> => ({ _tag: 'Taken', card: one })
const [skipped, liked, undone] = [{ _tag: 'Skipped' }, { _tag: 'Liked' }, { _tag: 'Undone' }] as const

describe('the deck', () => {
  it('shows one and keeps the next behind it [MTCH-10, MTCH-28]', () => {
    expect(wantsCard(emptyDeck)).toBe(true)
    expect(wantsCard(after(taken(ann)))).toBe(true)
    const two = after(taken(ann), taken(ben))
    expect([two.cards, wantsCard(two)]).toEqual([[ann, ben], false])
  })

  it('takes the last skip back, once, and not after a like [MTCH-10]', () => {
    const deck = after(taken(ann), taken(ben), skipped)
    expect(deck).toEqual({ cards: [ben], skipped: ann, passed: [ann.id] })
    expect(after(taken(ann), taken(ben), skipped, undone)).toEqual({ cards: [ann, ben], skipped: null, passed: [] })
    expect(E.isLeft(stepDeck(after(taken(ann), taken(ben), skipped, undone), undone))).toBe(true)
    const gone = after(taken(ann), taken(ben), taken(cid), skipped, liked)
    expect(gone).toEqual({ cards: [cid], skipped: null, passed: [ann.id, ben.id] })
    expect(E.isLeft(stepDeck(gone, undone))).toBe(true)
  })

  it('brings a card back whose like failed [MTCH-15]', () => {
    const deck = after(taken(ann), taken(ben), liked, { _tag: 'Returned', card: ann })
    expect(deck).toEqual({ cards: [ann, ben], skipped: null, passed: [] })
    expect(E.isLeft(stepDeck(deck, { _tag: 'Returned', card: ann }))).toBe(true)
  })

  it('does nothing where nobody is shown', () => {
    for (const event of [skipped, liked, undone]) expect(E.isLeft(stepDeck(emptyDeck, event))).toBe(true)
  })

  it('takes nobody twice, and no more than it can hold [MTCH-28]', () => {
    expect(E.isLeft(stepDeck(after(taken(ann)), taken(ann)))).toBe(true)
    expect(E.isLeft(stepDeck(after(taken(ann), skipped), taken(ann)))).toBe(true)
    expect(after(taken(ann), taken(ben), taken(cid), taken(dan)).cards).toEqual([ann, ben, cid])
  })

  it('forgets of whom the gateway has heard', () => {
    const told = after(taken(ann), taken(ben), skipped, skipped, { _tag: 'Told', passed: [ann.id] })
    expect(told.passed).toEqual([ben.id])
  })

  it('never has anybody twice, whatever happens [MTCH-28]', () => {
    const one = fc.integer({ min: 1, max: 5 }).map(card)
    const event: fc.Arbitrary<DeckEvent<OnCard>> = fc.oneof(
      one.map(taken),
      fc.constantFrom(skipped, liked, undone),
      one.map((of) => ({ _tag: 'Returned', card: of }) as const),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const deck = after(...events)
        const ids = [...deck.cards, ...(deck.skipped === null ? [] : [deck.skipped])].map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(deck.cards.length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
