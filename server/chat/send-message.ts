import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { compose } from '../../src/domain/chat/composing'
import { numbers } from '../../src/domain/chat/message-kind'
import { toMessageUuid } from '../../src/domain/kernel/ids'
import { sanitise } from '../../src/domain/kernel/sanitise'
import { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import { answer, refuse, type Answered, type Asked, type Refusal } from '../http/handler'
import type { Inbox } from '../inbox/inbox.port'
import { nobody, type PictureAddress } from '../profile/people'
import { type Accepted, type Circumstances, circumstancesOf, type Known } from './circumstances'
import { deliver } from './deliver'
import { countMessage } from './quota'

const BLOCKED = 54010
const NOT_FRIENDS = 54011
const MALFORMED = refuse(400)
const OTHER_CONTENT = refuse(20011, 'An error has occurred. Please try again.')

/** What the sender hears when a rule of composing refuses the text; one that is empty no client sends. */
const unfit: Readonly<Record<string, Refusal>> = {
  '54014': refuse(54014, 'This message is too long'),
  'CHAT-66': refuse(54013, 'This message contains words that are not allowed'),
}

export interface ChatDeps {
  readonly inbox: Inbox
  readonly pictureAt: PictureAddress
  /** 54014 beyond so many characters. */
  readonly textLength: number
  /** 54013 for a text with one of them. */
  readonly sensitiveWords: readonly string[]
  /** Messages a day that cost nothing, for people who have bought no coins (CHAT-80). */
  readonly freeMessages: number
}

type Sending = Asked<typeof chatCalls.sendMsg>

/** What is refused before anything is stored: foreign sender, a text that may not be sent, no such person, blocked, strangers. */
const allowed = (
  { params, session }: Sending,
  { barred, peer, relation }: Circumstances,
  { sensitiveWords, textLength }: ChatDeps,
): E.Either<Refusal, { content: string }> => {
  if (params.send_u_id !== session.userId) return E.left(refuse(403))
  if (params.msg_type !== numbers.text.type || O.isNone(toMessageUuid(params.messageUuid))) return E.left(MALFORMED)
  const text = compose(params.msg, sensitiveWords, textLength)
  if (E.isLeft(text)) return E.left(unfit[text.left.rule] ?? MALFORMED)
  if (params.accept_u_id === session.userId || peer === null) return E.left(nobody)
  const notFriends = 'You are no longer friends'
  if (barred) return E.left(refuse(BLOCKED, notFriends))
  return relation === 'stranger' ? E.left(refuse(NOT_FRIENDS, notFriends)) : E.right({ content: sanitise(text.right) })
}

/** What was answered before; a uuid that was another receiver's is a defect of the client. */
const again = ({ messageId, receiver, timeStamp }: Known, to: number): E.Either<Refusal, Accepted> =>
  receiver === to ? E.right({ messageId, timeStamp }) : E.left(OTHER_CONTENT)

/** Rows 110 and 170: one message for each sender and uuid; the same uuid gets the same answer, whatever has changed since. */
export const sendMessage = (deps: ChatDeps): Answered =>
  answer(chatCalls.sendMsg, async (asked, work) => {
    const { params, session, now } = asked
    const found = await circumstancesOf(work.db, session.userId, params.accept_u_id, params.messageUuid)
    if (found.known !== null) return again(found.known, params.accept_u_id)
    const fit = allowed(asked, found, deps)
    if (E.isLeft(fit)) return fit
    const counted = found.paid ? E.right(undefined) : await countMessage(work, session.userId, deps.freeMessages, now)
    if (E.isLeft(counted)) return counted
    const row = await deliver(work, deps, {
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
