import * as E from 'fp-ts/Either'
import { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import { answer, refuse, type Answered } from '../http/handler'
import type { ChatDeps } from './chat-deps'
import { uploadPicture } from './chat-pictures'
import { recentPeople } from './conversations'
import { hideConversation } from './hide-conversation'
import { historyOf } from './history'
import { readMessages } from './read-messages'
import { sendMessage } from './send-message'
import { LAST_PAGE, snapshotOf } from './snapshot'

const MAX_PAGE = 100

const pageOf = (params: { readonly page_num: number; readonly page_size: number }) => ({
  pageNo: Math.max(1, params.page_num),
  size: Math.min(MAX_PAGE, Math.max(1, params.page_size)),
})

/** No conversation has that other side, and no snapshot that page. */
const NO_SUCH = refuse(400)

const isOther = (id: number, me: number): boolean => id !== 0 && id !== me

/** Row 113: the conversation with one person. */
const history = ({ pictureAt }: ChatDeps): Answered =>
  answer(chatCalls.history, async ({ params, session }, { db }) => {
    const [owner, other] = [session.userId, params.send_u_id]
    if (!isOther(other, owner)) return E.left(NO_SUCH)
    const page = pageOf(params)
    return E.right({ pageNo: page.pageNo, ...(await historyOf(db, { owner, other }, page, pictureAt)) })
  })

/** Row 114: one's own side of a conversation, whoever the other is or was (@rule CHAT-14). */
const deleteConversation = ({ inbox }: ChatDeps): Answered =>
  answer(chatCalls.deleteUser, async ({ params, session }, work) => {
    if (!isOther(params.send_u_id, session.userId)) return E.left(NO_SUCH)
    await hideConversation(work, inbox, session.userId, params.send_u_id, params.upTo)
    return E.right(undefined)
  })

/** Row 184: older messages than those of the last page come by row 113. */
const snapshot = (deps: ChatDeps): Answered =>
  answer(chatCalls.snapshot, async ({ params, session, now, language }, { db }) => {
    if (params.page > LAST_PAGE) return E.left(NO_SUCH)
    return E.right(
      await snapshotOf(db, deps, { userId: session.userId, page: Math.max(1, params.page), now, language }),
    )
  })

/** Rows 110 to 115, 170 and 184. */
export const makeChatAnswers = (deps: ChatDeps): readonly Answered[] => [
  sendMessage(deps),
  readMessages(deps.inbox),
  history(deps),
  deleteConversation(deps),
  uploadPicture(deps),
  answer(chatCalls.recentUsers, async ({ params, session, now, language }, { db }) => {
    const page = pageOf(params)
    const recent = await recentPeople(db, session.userId, { ...page, now, language }, deps.pictureAt)
    return E.right({ pageNo: page.pageNo, ...recent })
  }),
  snapshot(deps),
]
