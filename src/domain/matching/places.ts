import { afterLike, locations } from '../calls/locations'

/** Call locations of a place where people meet, and what a call from there costs, in coins a minute. */
export interface Place {
  readonly afterLikeNormal: number
  readonly afterLikeFake: number
  readonly main: number
  readonly wall: number
  readonly normalPrice: number
}

/** Cards are also a way of playing with a price of its own. */
export interface CardPlace extends Place {
  readonly playWayPrice: number
}

/** A match has no location of its own here; it can be embedded elsewhere. */
export interface MatchPlace extends Omit<Place, 'main'> {
  readonly embed: number
  readonly embedPrice: number
}

/** Where people meet. */
export interface Places {
  readonly card: CardPlace
  readonly search: Place
  readonly match: MatchPlace
}

/** What holds until the gateway says otherwise (@rule MTCH-16, MTCH-17, MTCH-18, MTCH-19, MTCH-20, MTCH-21). */
export const defaultPlaces: Places = {
  card: {
    afterLikeNormal: afterLike.card.normal,
    afterLikeFake: afterLike.card.fake,
    wall: locations.wallOrChat,
    main: 140,
    playWayPrice: 12,
    normalPrice: 40,
  },
  search: {
    afterLikeNormal: afterLike.search.normal,
    afterLikeFake: afterLike.search.fake,
    main: 136,
    wall: 104,
    normalPrice: 80,
  },
  match: {
    afterLikeNormal: afterLike.match.normal,
    afterLikeFake: afterLike.match.fake,
    wall: locations.wallOrChat,
    embed: 264,
    normalPrice: 20,
    embedPrice: 20,
  },
}

/** What the gateway has said about them. */
export type PlacesSaid = { readonly [Name in keyof Places]?: Partial<Places[Name]> }

/** What the gateway says replaces what holds otherwise (@rule MTCH-23). */
export const placesAfter = (places: Places, said: PlacesSaid): Places => ({
  card: { ...places.card, ...said.card },
  search: { ...places.search, ...said.search },
  match: { ...places.match, ...said.match },
})

/** Coins for a like, unless the gateway says otherwise (@rule MTCH-15). */
export const LIKE_PRICE = 1

/** People whom somebody may be shown at a place in a day, in UTC (@rule MTCH-37). */
export const MEETINGS_A_DAY = { card: 50, search: 20 } as const

/** A place that shows one person at a time. */
export type DeckPlace = keyof typeof MEETINGS_A_DAY

/** Coins a minute of the call that a like may open: a host's own price, else that of the place (@rule CALL-67, MTCH-17, MTCH-19). */
export const priceAfterLike = (
  place: Place,
  { goddess, price }: { readonly goddess: boolean; readonly price: number },
) => (goddess ? price : place.normalPrice)
