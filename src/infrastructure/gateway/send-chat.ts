import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChatGateway, SendExtras } from '../../application/chat/chat-gateway.port'
import { numbers } from '../../domain/chat/message-kind'
import { languageId } from '../../domain/kernel/language'
import { chatCalls } from './contract/chat.calls'
import type { Gateway } from './gateway'
import type { RequestIdentity } from './request-identity'
import { sendFile } from './send-file'

/** Type of the message, and target codes; the language of who writes is a last resort (@rule CHAT-20, CHAT-73, I18N-8). */
const codesOf = ({ pictureUrl, translate }: SendExtras, { language }: RequestIdentity) => ({
  msg_type: (pictureUrl === undefined ? numbers.text : numbers.image).type,
  translate: translate === true ? 1 : 0,
  targetLanguage: languageId(language()),
  routeType: 1,
  ...(pictureUrl !== undefined && { pictureUrl }),
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
