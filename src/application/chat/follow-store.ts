import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as T from 'fp-ts/Task'
import { GATHER_MS } from '../../domain/chat/reading'
import type { UserId } from '../../domain/kernel/ids'
import type { ChatContext, ChatSession } from './chat-context'
import { listConversations } from './list-conversations'
import { loadNewest } from './load-newest'
import { readOpen } from './read-open'

/** Runs once at a time; what comes meanwhile makes it run once more. */
const once = (run: T.Task<void>): IO<void> => {
  let running = false
  let again = false
  const start = (): void => {
    if (running) {
      again = true
      return
    }
    running = true
    void run().then(() => {
      running = false
      if (again) {
        again = false
        start()
      }
    })
  }
  return start
}

/** Shows the list a moment after a change, with what came in that moment, and runs `then`. */
const gathered = (context: ChatContext, session: ChatSession, then: IO<void>) => {
  let waiting: IO<void> | null = null
  const list = once(
    T.flatten(async () => {
      const { changes } = session.list
      return pipe(
        listConversations(context, session),
        T.tapIO(() => () => {
          session.list.shown = changes
          then()
        }),
      )
    }),
  )
  const soon: IO<void> = () => {
    waiting ??= context.deps.clock.after(GATHER_MS, () => {
      waiting = null
      list()
    })
  }
  return { soon, end: () => waiting?.() }
}

/**
 * Brings what the store says into the view: the list gathered, the open conversation at once. What comes in while somebody
 * looks at it is read (@rule CHAT-13, CHAT-55).
 */
export const followStore = (
  context: ChatContext,
  session: ChatSession,
  onChange: (friends: readonly UserId[] | 'all') => void,
): IO<void> => {
  const { page } = context.deps
  const readSeen = once(readOpen(context, session))
  const reload = once(
    T.flatten(async () => {
      const { friend } = context.model
      return friend === null
        ? T.of(undefined)
        : pipe(
            loadNewest(context, session, friend),
            T.tapIO(() => readSeen),
          )
    }),
  )
  const list = gathered(context, session, readSeen)
  const stopStore = session.store.onChange((friends) => {
    const { friend } = context.model
    session.ahead.clear()
    session.list.changes += 1
    list.soon()
    if (friend !== null && (friends === 'all' || friends.includes(friend))) reload()
    onChange(friends)
  })
  const stopPage = page.onVisible((visible) => (visible ? readSeen() : undefined))
  return () => {
    stopStore()
    stopPage()
    list.end()
  }
}
