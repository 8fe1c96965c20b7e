import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { StoredMessage } from '../../domain/chat/delivery'
import { PAGE_SIZE } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import type { ChatContext, ChatSession, PageAhead } from './chat-context'

/** A page that takes longer is not waited for: its conversation opens with a skeleton. */
export const AHEAD_LIMIT_MS = 100

const read = ({ store }: ChatSession, friend: UserId) => store.messages(friend, Number.MAX_SAFE_INTEGER, PAGE_SIZE)

/** The newest page of a conversation: the one that was read ahead and is still true, or read now. */
export const newestPage = (session: ChatSession, friend: UserId): ReturnType<typeof read> => {
  const page = session.ahead.get(friend)?.page ?? read(session, friend)
  session.ahead.delete(friend)
  return page
}

/** The newest page where it was read ahead and is still true: it can be shown without waiting. */
export const pageAtHand = (session: ChatSession, friend: UserId): readonly StoredMessage[] | null =>
  session.ahead.get(friend)?.rows ?? null

const begin = (session: ChatSession, friend: UserId): PageAhead['page'] => {
  const reading = read(session, friend)()
  const ahead: PageAhead = { page: () => reading, rows: null }
  session.ahead.clear()
  session.ahead.set(friend, ahead)
  void reading.then((page) => (ahead.rows = E.isRight(page) ? page.right : null))
  return ahead.page
}

/**
 * Reads what an opening will show; of one conversation at a time. Resolves when it is there, at the latest after 100 ms, so
 * that the screen may change once, to what was asked for.
 */
export const makeReadAhead =
  (context: ChatContext) =>
  (friend: UserId): Task<void> =>
  () => {
    const session = context.session()
    if (session === null) return Promise.resolve()
    const page = session.ahead.get(friend)?.page ?? begin(session, friend)
    return new Promise((resolve) => {
      const stop = context.deps.clock.after(AHEAD_LIMIT_MS, resolve)
      void page().then(() => {
        stop()
        resolve()
      })
    })
  }
