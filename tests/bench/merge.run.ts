import type { ListedConversation } from '../../src/domain/chat/conversation'
import { mergeConversations } from '../../src/domain/chat/conversation-list'
import { userIdOf } from '../../server/friends/pair-store'
import { median, type Figure } from './report'

const COUNT = 1_000

const conversation = (number: number, lastAt: number): ListedConversation => ({
  friend: userIdOf(100_000 + number),
  name: `Somebody ${number}`,
  headImg: '',
  relation: 'friend',
  pinned: number % 50 === 0,
  demo: false,
  unread: number % 3,
  lastKind: 'txt',
  lastText: 'How was your day?',
  lastAt,
})

/** What is stored here and what the gateway lists, half of it shared. */
export const run = async (): Promise<readonly Figure[]> => {
  const local = Array.from({ length: COUNT }, (_, number) => conversation(number, number * 7_919))
  const listed = Array.from({ length: COUNT }, (_, number) => conversation(number + COUNT / 2, number * 104_729))
  const times = Array.from({ length: 101 }, () => {
    const since = performance.now()
    mergeConversations(local, listed, () => 0)
    return performance.now() - since
  })
  const ms = median(times)
  const what = 'chat: merge of 1,000 conversations with 1,000'
  return [{ what, measured: `${ms.toFixed(2)} ms`, bound: 'at most 5 ms', holds: ms <= 5 }]
}
