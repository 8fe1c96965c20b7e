import { CHAT_BIZ_TYPE, numbers } from '../../src/domain/chat/message-kind'
import type { MessageBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { PictureAddress } from '../profile/people'
import { fieldsOf } from './message-fields'
import type { MessageRow } from './message-store'

/** The number of the web among the platforms (GATE-25). */
const WEB = 4

/** Which part of the product a message is of (CHAT-28). */
const functionOf = ({ biz_type, sender_id, type }: MessageRow): string => {
  if (sender_id < 0) return 'notice'
  if (type === numbers.gift.type) return 'gift'
  return biz_type === CHAT_BIZ_TYPE ? 'call' : 'chat'
}

const pictureOf = ({ picture_height, picture_url, picture_width }: MessageRow, pictureAt: PictureAddress) =>
  picture_url === null
    ? {}
    : {
        picture_url: pictureAt(picture_url),
        picture_width: picture_width ?? 0,
        picture_height: picture_height ?? 0,
      }

/** A message as inbox rows, history and snapshots carry it (@rule CHAT-27, CHAT-28). */
export const toMessageBody = (row: MessageRow, pictureAt: PictureAddress): MessageBody => {
  const { translateCode = 0, ...fields } = fieldsOf(row.extra)
  return {
    messageId: row.id,
    messageUuid: row.message_uuid,
    senderId: row.sender_id,
    receiverId: row.receiver_id,
    message_type: row.type,
    message_type_value: row.type_value,
    content: row.content,
    timeStamp: row.at,
    bizType: row.biz_type,
    ...(row.expire === null ? {} : { expire: row.expire }),
    ...pictureOf(row, pictureAt),
    ...fields,
    bizData: { sendUserId: row.sender_id, sendPlatformType: WEB, sendTranslateCode: translateCode },
    extra: { function: functionOf(row), messageType: row.type },
  }
}
