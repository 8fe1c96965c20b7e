import * as E from 'fp-ts/Either'
import { numbers } from '../../src/domain/chat/message-kind'
import { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import { answerPreparedFor, refuse, type Answered, type Refusal } from '../http/handler'
import type { Work } from '../store/store'
import type { ChatDeps } from './chat-deps'
import { takeUpload } from './chat-pictures'
import { type Accepted, circumstancesOf, type Known } from './circumstances'
import { deliver } from './deliver'
import { type Content, isOwn, maySend, readContent, type Sending } from './may-send'
import type { NewMessage } from './message-store'
import { countMessage } from './quota'
import { prepareTranslation, type Prepared, settleTranslation } from './translate-message'

const NOT_OWN = refuse(403)
/** A picture that is not there, is somebody else's, or went with another message: the same to whoever asks. */
const NO_SUCH_PICTURE = refuse(403)
const OTHER_CONTENT = refuse(20011, 'An error has occurred. Please try again.')

/** What was answered before; a uuid that was another receiver's is a defect of the client. */
const again = ({ answer, receiver }: Known, to: number): E.Either<Refusal, Accepted> =>
  receiver === to ? E.right(answer) : E.left(OTHER_CONTENT)

const messageOf = async (
  work: Work,
  { now, params, session }: Sending,
  content: Content,
): Promise<E.Either<Refusal, NewMessage>> => {
  const [sender, receiver] = [session.userId, params.accept_u_id]
  const message = { uuid: params.messageUuid, sender, receiver, bizType: 0, now }
  if (content._tag === 'Text') return E.right({ ...message, ...numbers.text, content: content.text })
  const picture = await takeUpload(work, content.address, { sender, receiver })
  return picture === null ? E.left(NO_SUCH_PICTURE) : E.right({ ...message, ...numbers.image, content: '', picture })
}

const accept = async (
  work: Work,
  deps: ChatDeps,
  asked: Sending,
  { content, paid, prepared }: { readonly content: Content; readonly paid: boolean; readonly prepared: Prepared },
): Promise<E.Either<Refusal, Accepted>> => {
  const { now, session } = asked
  const counted = paid
    ? E.right(undefined)
    : await countMessage(work, session.userId, deps.settings.chat.freeMessages, now)
  if (E.isLeft(counted)) return counted
  const message = await messageOf(work, asked, content)
  if (E.isLeft(message)) return message
  const fields = await settleTranslation(work, deps, prepared, { userId: session.userId, paid, now })
  const { at, id } = await deliver(work, deps, { ...message.right, fields })
  const { translateCode } = fields
  return E.right({ messageId: id, timeStamp: at, ...(translateCode === undefined ? {} : { translateCode }) })
}

/**
 * Rows 110 and 170: one message for each sender and uuid; the same uuid gets the same answer, whatever has changed since.
 * What is refused is refused to the sender alone and leaves nothing behind (@rule CHAT-84).
 */
export const sendMessage = (deps: ChatDeps): Answered =>
  answerPreparedFor(chatCalls.sendMsg, prepareTranslation(deps), async (asked, work, prepared) => {
    const { params, session } = asked
    if (!isOwn(asked)) return E.left(NOT_OWN)
    const content = readContent(asked, deps)
    const found = await circumstancesOf(work.db, session.userId, params.accept_u_id, params.messageUuid)
    if (found.known !== null) return again(found.known, params.accept_u_id)
    if (E.isLeft(content)) return content
    const may = await maySend(work.db, asked, content.right, found)
    if (E.isLeft(may)) return may
    return accept(work, deps, asked, { content: content.right, paid: found.paid, prepared })
  })
