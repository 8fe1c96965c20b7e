import * as O from 'fp-ts/Option'
import type { UserId } from '../../domain/kernel/ids'
import { useFeature } from '../shell/use-feature'

/** Whether somebody is one of the demo people, whoever knows it: the friends or the list of conversations. @rule PLUS-1 */
export const useDemo = (friend: UserId): boolean => {
  const listed = useFeature('chat').view.conversations.find((one) => one.friend === friend)
  const person = O.toNullable(useFeature('friends').view.person(friend))
  return person?.demo === true || listed?.demo === true
}
