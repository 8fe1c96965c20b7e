import * as E from 'fp-ts/Either'
import { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import { chatIdOf } from '../../src/domain/chat/chat-id'
import { userIdOf } from '../friends/pair-store'
import { answer, refuse, type Answered } from '../http/handler'
import { recentPeople } from './conversations'
import { toMessageBody } from './message-body'
import { readMessages } from './read-messages'
import { sendMessage, type ChatDeps } from './send-message'
import { snapshotOf } from './snapshot'

const MAX_PAGE = 100

const within = (size: number): number => Math.min(MAX_PAGE, Math.max(1, size))

/** Row 113: the conversation with one person, the newest page first, each page in the order of sending (CHAT-61). */
const history = ({ pictureAt }: ChatDeps) =>
  answer(chatCalls.history, async ({ params, session }, { db }) => {
    if (params.send_u_id === 0) return E.left(refuse(400))
    const [pageNo, size] = [Math.max(1, params.page_num), within(params.page_size)]
    const rows = await db
      .selectFrom('messages')
      .selectAll()
      .where('chat_id', '=', chatIdOf(userIdOf(session.userId), userIdOf(params.send_u_id)))
      .orderBy('id', 'desc')
      .limit(size + 1)
      .offset((pageNo - 1) * size)
      .execute()
    const list = rows
      .slice(0, size)
      .map((row) => toMessageBody(row, pictureAt))
      .toReversed()
    return E.right({ pageNo, pages: rows.length > size ? pageNo + 1 : pageNo, list })
  })

/** Rows 110 to 113, 170 and 184. */
export const makeChatAnswers = (deps: ChatDeps): readonly Answered[] => [
  sendMessage(deps),
  readMessages(deps.inbox),
  history(deps),
  answer(chatCalls.recentUsers, async ({ params, session, now }, { db }) => {
    const asked = { pageNo: Math.max(1, params.page_num), size: within(params.page_size), now }
    return E.right({ pageNo: asked.pageNo, ...(await recentPeople(db, session.userId, asked, deps.pictureAt)) })
  }),
  answer(chatCalls.snapshot, async ({ params, session, now }, { db }) =>
    E.right(await snapshotOf(db, deps, { userId: session.userId, page: Math.max(1, params.page), now })),
  ),
]
