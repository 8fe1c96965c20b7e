import * as E from 'fp-ts/Either'
import type { CardsFeature, CardsView, DeckView } from '../../../src/application/matching/cards.feature'
import { defaultPlaces } from '../../../src/domain/matching/places'

const later = async (): Promise<void> => undefined

/** Cards made of plain values; nobody is shown. */
export const aDeck = (over: Partial<DeckView> = {}): DeckView => ({
  current: null,
  next: null,
  mayUndo: false,
  loading: false,
  stop: null,
  left: null,
  ...over,
})

export const aCards = (
  deck: Partial<DeckView> = {},
  view: Partial<CardsView> = {},
  over: Partial<CardsFeature> = {},
): CardsFeature => ({
  view: {
    deck: () => aDeck(deck),
    places: defaultPlaces,
    likePrice: 1,
    liking: false,
    mutual: null,
    ...view,
  },
  open: () => later,
  stateAge: () => later,
  skip: () => undefined,
  undo: () => undefined,
  like: () => async () => E.right({ mutual: false }),
  dismissMutual: () => undefined,
  ...over,
})
