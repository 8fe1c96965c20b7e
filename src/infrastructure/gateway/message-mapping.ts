import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Message } from '../../domain/chat/message'
import { toMessageUuid, toUserId } from '../../domain/kernel/ids'
import type { MessageBody } from './contract/frame.codec'
import { partsOf } from './message-parts'

/** A message of history, snapshot or inbox (@rule CHAT-27). None: its ids are no ids. */
export const toMessage = (body: MessageBody): O.Option<Message> =>
  pipe(
    O.Do,
    O.bind('uuid', () => toMessageUuid(body.messageUuid)),
    O.bind('sender', () => toUserId(body.senderId)),
    O.bind('receiver', () => toUserId(body.receiverId)),
    O.map((ids) => ({
      ...ids,
      id: body.messageId,
      type: body.message_type,
      typeValue: body.message_type_value,
      bizType: body.bizType ?? 0,
      content: body.content === '' ? (body.textContent ?? '') : body.content,
      at: body.timeStamp,
      ...partsOf(body),
    })),
  )
