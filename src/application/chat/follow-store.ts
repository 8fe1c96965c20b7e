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

/**
 * Brings what the store says into the view: the list gathered, the open conversation at once. What comes in while somebody
 * looks at it is read (@rule CHAT-13, CHAT-55).
 */
export const followStore = (
  context: ChatContext,
  session: ChatSession,
  onChange: (friends: readonly UserId[] | 'all') => void,
): IO<void> => {
  const { clock, page } = context.deps
  let gathering: IO<void> | null = null
  let changes = 0
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
  const list = once(
    T.flatten(async () => {
      const seen = changes
      return pipe(
        listConversations(context, session),
        T.tapIO(() => () => {
          session.list.lags = changes > seen
          readSeen()
        }),
      )
    }),
  )
  const gather = () => {
    gathering ??= clock.after(GATHER_MS, () => {
      gathering = null
      list()
    })
  }
  const stopStore = session.store.onChange((friends) => {
    const { friend } = context.model
    session.ahead.clear()
    changes += 1
    session.list.lags = true
    gather()
    if (friend !== null && (friends === 'all' || friends.includes(friend))) reload()
    onChange(friends)
  })
  const stopPage = page.onVisible((visible) => (visible ? readSeen() : undefined))
  return () => {
    stopStore()
    stopPage()
    gathering?.()
  }
}
