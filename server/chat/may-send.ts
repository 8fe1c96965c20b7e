import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { compose } from '../../src/domain/chat/composing'
import { numbers, SENT_IN_CALL } from '../../src/domain/chat/message-kind'
import { toMessageUuid } from '../../src/domain/kernel/ids'
import { sanitise } from '../../src/domain/kernel/sanitise'
import type { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import { type Asked, refuse, type Refusal } from '../http/handler'
import { nobody } from '../profile/people'
import type { Tx } from '../store/database'
import type { ChatDeps } from './chat-deps'
import type { Circumstances } from './circumstances'
import { hasWritten, inCallTogether } from './look-around'

const MALFORMED = refuse(400)
const BLOCKED = refuse(54010, 'You are no longer friends')
const NOT_FRIENDS = refuse(54011, 'You are no longer friends')
const NO_REPLY_YET = refuse(54012, 'You can send pictures after they reply')

/** What the sender hears when a rule of composing refuses the text; one that is empty no client sends. */
const unfit: Readonly<Record<string, Refusal>> = {
  '54014': refuse(54014, 'This message is too long'),
  'CHAT-66': refuse(54013, 'This message contains words that are not allowed'),
}

export type Sending = Asked<typeof chatCalls.sendMsg>

/** What a message says. */
export type Content =
  | { readonly _tag: 'Text'; readonly text: string; readonly inCall: boolean }
  /** Its address, as the upload was answered. */
  | { readonly _tag: 'Picture'; readonly address: string }

/** Nobody writes in the name of somebody else. */
export const isOwn = ({ params, session }: Sending): boolean => params.send_u_id === session.userId

/** What the request says for itself: of a known type, with a text that may be sent or a picture. */
export const readContent = (
  { params }: Sending,
  { sensitiveWords, settings }: Pick<ChatDeps, 'sensitiveWords' | 'settings'>,
): E.Either<Refusal, Content> => {
  const { messageUuid, msg, msg_type, pictureUrl = '' } = params
  if (O.isNone(toMessageUuid(messageUuid))) return E.left(MALFORMED)
  if (msg_type === numbers.image.type)
    return pictureUrl === '' ? E.left(MALFORMED) : E.right({ _tag: 'Picture', address: pictureUrl })
  if (msg_type !== numbers.text.type && msg_type !== SENT_IN_CALL) return E.left(MALFORMED)
  const text = compose(msg, sensitiveWords, settings.chat.textLength)
  if (E.isLeft(text)) return E.left(unfit[text.left.rule] ?? MALFORMED)
  return E.right({ _tag: 'Text', text: sanitise(text.right), inCall: msg_type === SENT_IN_CALL })
}

/**
 * Whether one may write that to the other now: a person who is there (PROF-8), no block (54010), friends or an open request
 * (54011), for pictures an answer of theirs (54012). Two who talk may write to each other for as long as they do.
 *
 * @rule CHAT-70 CHAT-71 CHAT-73
 */
export const maySend = async (
  db: Tx,
  { params, session }: Sending,
  content: Content,
  { barred, peer, relation }: Circumstances,
): Promise<E.Either<Refusal, void>> => {
  const [me, them] = [session.userId, params.accept_u_id]
  if (them === me || peer === null) return E.left(nobody)
  if (barred) return E.left(BLOCKED)
  const inCall = content._tag === 'Text' && content.inCall
  if (relation === 'stranger' && !(inCall && (await inCallTogether(db, me, them)))) return E.left(NOT_FRIENDS)
  const early = content._tag === 'Picture' && !(await hasWritten(db, them, me))
  return early ? E.left(NO_REPLY_YET) : E.right(undefined)
}
