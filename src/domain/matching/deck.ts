import * as E from 'fp-ts/Either'
import type { UserId } from '../kernel/ids'
import { refused, type Refused } from '../kernel/refused'

/** Whoever is on a card has an id. */
export interface OnCard {
  readonly id: UserId
}

/** Cards that one person sees one after the other: the first is shown, the second waits behind it. */
export interface Deck<Card extends OnCard> {
  readonly cards: readonly Card[]
  /** The last one that was skipped: it can be taken back until another is liked or skipped. */
  readonly skipped: Card | null
  /** Who was liked or skipped, as far as the gateway has not heard of it. */
  readonly passed: readonly UserId[]
}

export type DeckEvent<Card extends OnCard> =
  /** The gateway has brought somebody. */
  | { readonly _tag: 'Taken'; readonly card: Card }
  | { readonly _tag: 'Skipped' }
  | { readonly _tag: 'Liked' }
  /** A like has failed: the card is where it was. */
  | { readonly _tag: 'Returned'; readonly card: Card }
  | { readonly _tag: 'Undone' }
  /** The gateway has heard of these. */
  | { readonly _tag: 'Told'; readonly passed: readonly UserId[] }

/** Cards that are held at most: the one that is shown, the next, and one that was taken back. */
const MOST = 3

/** The one that is shown, and the one that waits behind it. */
const WANTED = 2

/** Nobody is on any card. */
export const emptyDeck = { cards: [], skipped: null, passed: [] } as const

const has = <Card extends OnCard>(deck: Deck<Card>, { id }: Card): boolean =>
  deck.cards.some((card) => card.id === id) || deck.skipped?.id === id

const inFront = <Card extends OnCard>(deck: Deck<Card>, card: Card): Deck<Card> => ({
  ...deck,
  cards: [card, ...deck.cards].slice(0, MOST),
  passed: deck.passed.filter((id) => id !== card.id),
})

/**
 * What becomes of the deck. Total and pure; Left: nothing happens. Nobody is on two cards, one skip can be undone, and who was
 * liked does not come back but by a like that failed (@rule MTCH-10, MTCH-28).
 */
export const stepDeck = <Card extends OnCard>(
  deck: Deck<Card>,
  event: DeckEvent<Card>,
): E.Either<Refused, Deck<Card>> => {
  const [first, ...rest] = deck.cards
  switch (event._tag) {
    case 'Taken':
      if (has(deck, event.card) || deck.cards.length >= MOST) return E.left(refused('MTCH-28'))
      return E.right({ ...deck, cards: [...deck.cards, event.card] })
    case 'Skipped':
      if (first === undefined) return E.left(refused('MTCH-10'))
      return E.right({ cards: rest, skipped: first, passed: [...deck.passed, first.id] })
    case 'Liked':
      if (first === undefined) return E.left(refused('MTCH-10'))
      return E.right({ cards: rest, skipped: null, passed: [...deck.passed, first.id] })
    case 'Returned':
      return has(deck, event.card) ? E.left(refused('MTCH-28')) : E.right(inFront(deck, event.card))
    case 'Undone':
      if (deck.skipped === null) return E.left(refused('MTCH-10'))
      return E.right(inFront({ ...deck, skipped: null }, deck.skipped))
    case 'Told':
      return E.right({ ...deck, passed: deck.passed.filter((id) => !event.passed.includes(id)) })
  }
}

/** Whether another card is wanted: the next one is there before the one that is shown goes. */
export const wantsCard = <Card extends OnCard>(deck: Deck<Card>): boolean => deck.cards.length < WANTED
