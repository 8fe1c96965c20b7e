import type { Container } from 'inversify'
import type { SessionEffect } from '../../application/account/follow-session'
import type { CardsFeature } from '../../application/matching/cards.feature'
import type { CardsInbox } from '../../application/matching/cards-inbox'
import { makeLatePost, type LatePost } from '../../application/realtime/late-post'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

export interface CardsLoader {
  readonly load: () => Promise<CardsFeature>
  /** Keeps what comes until the cards are there. */
  readonly post: LatePost<CardsInbox>
  /** Forgets at the end of a session. */
  readonly ending: SessionEffect
}

/** Cards, which call whom a like has brought together. */
export const makeCardsLoader = (
  container: Container,
  adapters: CoreAdapters,
  calls: () => Promise<unknown>,
  loaded: { cards?: CardsFeature },
): CardsLoader => {
  const load = once(async () => {
    const [{ cardsModule }, parts] = await Promise.all([import('./cards.module'), adapters.cards(), calls()])
    container.load(cardsModule(parts))
    return (loaded.cards = container.get(F.cards))
  })
  const post = makeLatePost<CardsInbox>({
    ...adapters,
    load: async () => {
      await load()
      return container.get(F.cardsInbox)
    },
  })
  return {
    load,
    post,
    ending: () => () => {
      post.clear()
      if (loaded.cards !== undefined) container.get(F.cardsInbox).end()
    },
  }
}
