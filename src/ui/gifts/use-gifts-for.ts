import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { useEffect } from 'react'
import { inOrder, type Gift } from '../../domain/gifts/gift'
import type { Relation } from '../../domain/friends/relation'
import type { GiftTarget } from '../shell/slots'
import { useFeature } from '../shell/use-feature'

/** The gifts in the order of this place, read when they are first wanted (GIFT-2); for observers. */
export const useGiftsFor = ({ place, receiver }: GiftTarget): readonly Gift[] => {
  const gifts = useFeature('gifts')
  const { view } = useFeature('friends')
  useEffect(() => {
    void gifts.load()
  }, [gifts])
  const relation = pipe(
    view.person(receiver),
    O.match(
      (): Relation => 'stranger',
      (person) => person.relation,
    ),
  )
  return inOrder(gifts.view.gifts, { place, relation })
}
