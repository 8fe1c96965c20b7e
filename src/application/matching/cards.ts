import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CardsDeps } from './cards.deps'
import type { CardsFeature, LikeError } from './cards.feature'
import type { CardsInbox } from './cards-inbox'
import { makeDealCards } from './deal-cards'
import { makeCallLiked, makeLikePerson } from './like-person'

const refusedAt = (why: LikeError) => TE.left<LikeError, { readonly mutual: boolean }>(why)

/** The card goes at once; a like that fails brings it back. */
const makeLikeCard =
  (
    { model }: CardsDeps,
    {
      callLiked,
      deal,
      likePerson,
    }: {
      readonly callLiked: ReturnType<typeof makeCallLiked>
      readonly deal: ReturnType<typeof makeDealCards>
      readonly likePerson: ReturnType<typeof makeLikePerson>
    },
  ): CardsFeature['like'] =>
  (place) =>
  async () => {
    const deck = model.deck(place)
    const [card, { epoch }] = [deck.current, model]
    if (card === null || model.liking) return refusedAt({ _tag: 'StillLiking' })()
    deck.apply({ _tag: 'Liked' })
    void deal(place)()
    return pipe(
      likePerson(card, place),
      TE.tapError(() => TE.fromIO(() => void (model.epoch === epoch && deck.apply({ _tag: 'Returned', card })))),
      TE.tapIO((reply) => () => (model.epoch === epoch ? callLiked(card, place, reply) : undefined)),
      TE.map(({ mutual }) => ({ mutual })),
    )()
  }

/** What the gateway says of places and prices is asked for once in a session; until then the defaults count (@rule MTCH-23). */
const makePlaces = ({ gateway, model }: CardsDeps) => {
  let said = false
  return {
    learn: async (): Promise<void> => {
      const reply = said ? null : await gateway.places()
      if (reply === null || E.isLeft(reply)) return
      said = true
      model.setPlaces(reply.right)
    },
    forget: () => {
      said = false
    },
  }
}

/** Cards and likes as a user interface sees them, and what the connection tells them. */
export const makeCards = (deps: CardsDeps): { readonly feature: CardsFeature; readonly inbox: CardsInbox } => {
  const { blocked, clock, gateway, model } = deps
  const parts = { callLiked: makeCallLiked(deps), deal: makeDealCards(deps), likePerson: makeLikePerson(deps) }
  const places = makePlaces(deps)
  const apply =
    (event: 'Skipped' | 'Undone'): CardsFeature['skip'] =>
    (place) => {
      if (model.deck(place).apply({ _tag: event })) void parts.deal(place)()
    }
  return {
    feature: {
      view: model,
      open: (place) => async () => {
        const { current } = model.deck(place)
        if (current !== null && blocked(current.id)) model.deck(place).apply({ _tag: 'Liked' })
        await Promise.all([places.learn(), parts.deal(place)()])
      },
      stateAge: (place) => async () => {
        await gateway.stateAge()
        await parts.deal(place)()
      },
      skip: apply('Skipped'),
      undo: apply('Undone'),
      like: makeLikeCard(deps, parts),
      dismissMutual: () => model.setMutual(null),
    },
    inbox: {
      onMutual: (word) => {
        model.setMutual(word)
        clock.after(word.validMs, () => (model.mutual === word ? model.setMutual(null) : undefined))
      },
      end: () => {
        places.forget()
        model.forget()
      },
    },
  }
}
