import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { FriendsModel } from './friends.model'

/** Runs unless something is on its way with this person already; then a second press does nothing (FRND-12). */
export const whileBusy =
  (model: FriendsModel, id: UserId) =>
  <Failed>(task: TE.TaskEither<Failed, void>): TE.TaskEither<Failed, void> =>
  async () => {
    if (model.busyWith(id)) return TE.right(undefined)()
    model.setBusy(id, true)
    const done = await task()
    model.setBusy(id, false)
    return done
  }
