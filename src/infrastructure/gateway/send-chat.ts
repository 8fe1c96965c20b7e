import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChatGateway, SendExtras } from '../../application/chat/chat-gateway.port'
import { numbers, SENT_IN_CALL } from '../../domain/chat/message-kind'
import { languageId } from '../../domain/kernel/language'
import { chatCalls } from './contract/chat.calls'
import type { Gateway } from './gateway'
import type { RequestIdentity } from './request-identity'
import { sendFile } from './send-file'

/** @rule CHAT-73 */
const typeOf = ({ inCall, pictureUrl }: SendExtras): number => {
  if (pictureUrl !== undefined) return numbers.image.type
  return inCall === true ? SENT_IN_CALL : numbers.text.type
}

/** Type of the message, and target codes; the language of who writes is a last resort (@rule CHAT-20, I18N-8). */
const codesOf = (extras: SendExtras, { language }: RequestIdentity) => ({
  msg_type: typeOf(extras),
  translate: extras.translate === true ? 1 : 0,
  targetLanguage: languageId(language()),
  routeType: 1,
  ...(extras.pictureUrl !== undefined && { pictureUrl: extras.pictureUrl }),
})

/** Sends messages, and pictures ahead of theirs (rows 110, 115, 170). */
export const makeChatSending = (
  gateway: Gateway,
  identity: RequestIdentity,
): Pick<ChatGateway, 'send' | 'uploadPicture'> => ({
  send: (to, uuid, msg, extras = {}) =>
    pipe(
      gateway.ask(chatCalls.sendMsg, {
        ...codesOf(extras, identity),
        accept_u_id: to,
        send_u_id: identity.userId(),
        msg,
        messageUuid: uuid,
      }),
      TE.map(({ messageId, timeStamp, translateCode }) => ({
        id: messageId,
        at: timeStamp,
        ...(translateCode !== undefined && { translateCode }),
      })),
    ),
  uploadPicture: (file, onProgress) => sendFile(gateway, chatCalls.uploadImage, file, onProgress, ({ data }) => data),
})
