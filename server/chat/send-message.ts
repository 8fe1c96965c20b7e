import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { numbers } from '../../src/domain/chat/message-kind'
import { toMessageUuid } from '../../src/domain/kernel/ids'
import { sanitise } from '../../src/domain/kernel/sanitise'
import { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import { answer, refuse, type Answered, type Asked, type Refusal } from '../http/handler'
import type { Inbox } from '../inbox/inbox.port'
import { nobody } from '../profile/profile.answers'
import { type Circumstances, circumstancesOf } from './circumstances'
import { deliver } from './deliver'
import { countMessage } from './quota'

const BLOCKED = 54010
const NOT_FRIENDS = 54011
const TOO_LONG = 54014
const MALFORMED = refuse(400)

export interface ChatDeps {
  readonly inbox: Inbox
  /** 54014 beyond so many characters. */
  readonly textLength: number
  /** Messages a day that cost nothing, for people who have bought no coins (CHAT-80). */
  readonly freeMessages: number
}

type Sending = Asked<typeof chatCalls.sendMsg>

/** What is refused before anything is stored: foreign sender, no text, too long, no such person, blocked, strangers. */
const allowed = (
  { params, session }: Sending,
  { barred, peer, relation }: Circumstances,
  textLength: number,
): E.Either<Refusal, { content: string }> => {
  const content = sanitise(params.msg.trim())
  if (params.send_u_id !== session.userId) return E.left(refuse(403))
  if (content === '' || params.msg_type !== numbers.text.type || O.isNone(toMessageUuid(params.messageUuid)))
    return E.left(MALFORMED)
  if ([...content].length > textLength) return E.left(refuse(TOO_LONG, 'This message is too long'))
  if (params.accept_u_id === session.userId || peer === null) return E.left(nobody)
  const notFriends = 'You are no longer friends'
  if (barred) return E.left(refuse(BLOCKED, notFriends))
  return relation === 'stranger' ? E.left(refuse(NOT_FRIENDS, notFriends)) : E.right({ content })
}

/** Rows 110 and 170: one message for each sender and uuid; the same uuid gets the same answer, whatever has changed since. */
export const sendMessage = ({ freeMessages, inbox, textLength }: ChatDeps): Answered =>
  answer(chatCalls.sendMsg, async (asked, work) => {
    const { params, session, now } = asked
    const found = await circumstancesOf(work.db, session.userId, params.accept_u_id, params.messageUuid)
    if (found.known !== null) return E.right(found.known)
    const fit = allowed(asked, found, textLength)
    if (E.isLeft(fit)) return fit
    const counted = found.paid ? E.right(undefined) : await countMessage(work, session.userId, freeMessages, now)
    if (E.isLeft(counted)) return counted
    const row = await deliver(work, inbox, {
      uuid: params.messageUuid,
      sender: session.userId,
      receiver: params.accept_u_id,
      ...numbers.text,
      bizType: 0,
      content: fit.right.content,
      now,
    })
    return E.right({ messageId: row.id, timeStamp: row.at })
  })
