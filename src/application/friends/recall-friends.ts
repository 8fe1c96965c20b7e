import type { Task } from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import { SECOND } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { FriendsModel } from './friends.model'
import type { KeptPeople } from './kept-people.port'
import type { Pager } from './pager'

interface Deps {
  readonly kept: KeptPeople
  readonly me: () => UserId | null
  readonly model: FriendsModel
}

/** How long the gateway has to answer before those kept here are shown. */
export const RECALL_AFTER_MS = 2 * SECOND

/** Shows whom this browser has kept, until the gateway has told of friends (@rule PLUS-18). */
export const makeRecallFriends =
  ({ kept, me, model }: Deps): Task<void> =>
  async () => {
    const [{ epoch }, user] = [model, me()]
    if (user === null || model.lists.told) return
    const people = await kept.read(user)()
    if (model.epoch === epoch && !model.lists.told) model.recall(people)
  }

/** A list that is read from the gateway, and from this browser where that says nothing. */
export const recalling = (
  { clock, model, recall }: { readonly clock: Clock; readonly model: FriendsModel; readonly recall: Task<void> },
  pager: Pager,
): Pager => ({
  next: pager.next,
  first: async () => {
    const stop = clock.after(RECALL_AFTER_MS, () => void recall())
    await pager.first()
    stop()
    if (model.listing === 'failed') await recall()
  },
})
