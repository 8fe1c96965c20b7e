import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Notification } from './call-gateway.port'
import type { CallsContext } from './calls-context'
import { insist } from './insist'
import { forgetRoom, rememberedRoom, type RememberedRoom } from './room-memory'
import { roomElsewhere } from './tab-news'

/** Other tabs are given so long to say that they have the call. */
const ASK_TABS_MS = 300

const askTabs =
  ({ deps }: CallsContext): T.Task<void> =>
  () =>
    new Promise((resolve) => {
      deps.clock.after(ASK_TABS_MS, () => resolve())
    })

const endOf = (resumable: boolean, { role }: RememberedRoom): Notification => {
  if (resumable) return 'hangup'
  return role === 'caller' ? 'cancel' : 'refuse'
}

const end = ({ deps }: CallsContext, remembered: RememberedRoom): T.Task<void> =>
  pipe(
    deps.gateway.resumable(remembered.room),
    TE.getOrElse(() => T.of(false)),
    T.flatMap((resumable) => insist(deps.clock, deps.gateway.notify(endOf(resumable, remembered), remembered.room))),
    T.map(() => undefined),
  )

/**
 * Ends a room that an earlier page of this tab left behind, after one read of it; a room that another tab has is left alone
 * (@rule CALL-68, CALL-70).
 */
export const makeClearStaleRoom = (context: CallsContext): T.Task<void> =>
  T.flatten(async () => {
    const remembered = rememberedRoom(context.deps.session)
    if (O.isNone(remembered)) return T.of(undefined)
    forgetRoom(context.deps.session)
    return pipe(
      askTabs(context),
      T.flatMap(() =>
        O.toNullable(roomElsewhere(context)) === remembered.value.room
          ? T.of(undefined)
          : end(context, remembered.value),
      ),
    )
  })
