import * as TE from 'fp-ts/TaskEither'
import type { FoundMessage, MessageSearches, SearchFailed } from '../../src/application/chat/message-search.port'
import { folded } from '../../src/domain/chat/folding'
import { holds, type SearchQuery } from '../../src/domain/chat/search-query'
import type { MessageUuid, UserId } from '../../src/domain/kernel/ids'
import { makeListeners } from './listeners'

const failed: SearchFailed = { _tag: 'SearchFailed', cause: 'broken' }

/** Messages that were written by a test, searched as the product does; can be told to wait and to fail. */
export const makeMessageSearchesFake = () => {
  const written = new Map<UserId, FoundMessage[]>()
  const news = makeListeners<void>()
  const opened: UserId[] = []
  const asked: SearchQuery[] = []
  let [complete, broken, held, closed, count] = [true, false, Promise.resolve(), 0, 0]

  const open: MessageSearches['open'] = (me) => () => {
    opened.push(me)
    const find = async (query: SearchQuery, limit: number) => {
      asked.push(query)
      await held
      const hits = (written.get(me) ?? []).filter(({ text }) => holds(folded(text), query)).toReversed()
      return { messages: hits.slice(0, limit), total: hits.length, complete }
    }
    return TE.right({
      find: (query: SearchQuery, _now: number, limit: number) =>
        broken ? TE.left(failed) : TE.fromTask(() => find(query, limit)),
      onNews: news.add,
      close: () => {
        closed += 1
      },
    })()
  }
  return {
    open,
    opened,
    asked,
    get closed() {
      return closed
    },
    write: (me: UserId, ...texts: readonly string[]): void => {
      const messages = texts.map((text) => ({
        friend: 7 as UserId,
        uuid: `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}` as MessageUuid,
        mine: false,
        at: count,
        text,
      }))
      written.set(me, [...(written.get(me) ?? []), ...messages])
      news.tell()
    },
    setComplete: (value: boolean) => {
      complete = value
      news.tell()
    },
    break: (value: boolean) => {
      broken = value
    },
    /** Answers wait until the returned function is called. */
    hold: () => {
      let release = () => {}
      held = new Promise((resolve) => (release = resolve))
      return release
    },
  }
}
