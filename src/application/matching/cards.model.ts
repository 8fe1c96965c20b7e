import * as E from 'fp-ts/Either'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { emptyDeck, stepDeck, type Deck, type DeckEvent } from '../../domain/matching/deck'
import { defaultPlaces, LIKE_PRICE, placesAfter, type DeckPlace, type Places } from '../../domain/matching/places'
import type { PlacesReply } from './cards-gateway.port'
import type { CardsView, DeckStop, DeckView, MutualWord } from './cards.feature'

type People = Deck<Acquaintance>

/** The cards of one place. */
export class DeckModel implements DeckView {
  deck: People = emptyDeck
  loading = false
  stop: DeckStop | null = null
  left: number | null = null

  constructor() {
    makeObservable(this, {
      deck: observableRef,
      loading: observable,
      stop: observableRef,
      left: observable,
      current: computed,
      next: computed,
      mayUndo: computed,
      apply: action,
      begin: action,
      end: action,
      forget: action,
    })
  }

  get current(): Acquaintance | null {
    return this.deck.cards[0] ?? null
  }

  get next(): Acquaintance | null {
    return this.deck.cards[1] ?? null
  }

  get mayUndo(): boolean {
    return this.deck.skipped !== null
  }

  /** Lets the domain decide; false: nothing happened. */
  apply(event: DeckEvent<Acquaintance>): boolean {
    const next = stepDeck(this.deck, event)
    if (E.isRight(next)) this.deck = next.right
    return E.isRight(next)
  }

  begin(): void {
    this.loading = true
    this.stop = null
  }

  end(stop: DeckStop | null, left: number | null): void {
    this.loading = false
    this.stop = stop
    this.left = left
  }

  forget(): void {
    this.deck = emptyDeck
    this.end(null, null)
  }
}

/** What is known of places, cards and likes. */
export class CardsModel implements CardsView {
  /** One more with each session that ends: what was asked before belongs to somebody else. */
  epoch = 0
  readonly decks: Readonly<Record<DeckPlace, DeckModel>> = { card: new DeckModel(), search: new DeckModel() }
  places: Places = defaultPlaces
  likePrice: number = LIKE_PRICE
  liking = false
  mutual: MutualWord | null = null

  constructor() {
    makeObservable(this, {
      places: observableRef,
      likePrice: observable,
      liking: observable,
      mutual: observableRef,
      setPlaces: action,
      setLiking: action,
      setMutual: action,
      forget: action,
    })
  }

  deck(place: DeckPlace): DeckModel {
    return this.decks[place]
  }

  setPlaces({ likePrice, places }: PlacesReply): void {
    this.places = placesAfter(this.places, places)
    this.likePrice = likePrice ?? this.likePrice
  }

  setLiking(liking: boolean): void {
    this.liking = liking
  }

  setMutual(mutual: MutualWord | null): void {
    this.mutual = mutual
  }

  forget(): void {
    this.epoch += 1
    for (const deck of Object.values(this.decks)) deck.forget()
    this.places = defaultPlaces
    this.likePrice = LIKE_PRICE
    this.liking = false
    this.mutual = null
  }
}
