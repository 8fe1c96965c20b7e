import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { Message, MessageExtra, MessagePicture, MessageWay } from '../../domain/chat/message'
import type { Translation } from '../../domain/chat/translation'
import type { MessageBody } from './contract/frame.codec'

/** A text that holds an object, or the object itself (@rule CHAT-28). */
const objectOf = (value: unknown): unknown =>
  typeof value === 'string' ? O.toNullable(O.tryCatch((): unknown => JSON.parse(value))) : value

const bizData = t.partial({ sendUserId: t.number, sendPlatformType: t.number, sendTranslateCode: t.number })
const extra = t.partial({ function: t.string, messageType: t.number })

const read = <A>(codec: t.Type<A, unknown, unknown>, value: unknown): A | null =>
  pipe(
    codec.decode(objectOf(value)),
    E.getOrElse((): A | null => null),
  )

const wayOf = (value: unknown): MessageWay | null => {
  const data = read(bizData, value)
  return (
    data && {
      sender: data.sendUserId ?? 0,
      platform: data.sendPlatformType ?? 0,
      translateCode: data.sendTranslateCode ?? 0,
    }
  )
}

const extraOf = (value: unknown): MessageExtra | null => {
  const data = read(extra, value)
  return data && { called: data.function ?? '', messageType: data.messageType ?? 0 }
}

const pictureOf = ({ picture_height, picture_url, picture_width }: MessageBody): MessagePicture | null =>
  picture_url === undefined ? null : { url: picture_url, width: picture_width ?? 0, height: picture_height ?? 0 }

/** A translation that says it is done and has no text is none. */
const translationOf = ({ translation }: MessageBody): Translation | null => {
  if (translation === undefined) return null
  const { language = '', state, text = '' } = translation
  if (state === 'done' && text !== '') return { _tag: 'Done', text, language }
  return { _tag: state === 'unavailable' ? 'Unavailable' : 'Failed' }
}

const giftOf = ({ giftId, giftStar, integral }: MessageBody): Message['gift'] | null =>
  giftId === undefined ? null : { id: giftId, stars: giftStar ?? 0, points: integral ?? 0 }

const addingOf = ({ accept, addType }: MessageBody): Message['adding'] | null =>
  addType === undefined && accept === undefined ? null : { type: addType ?? 0, accepted: accept === 1 }

type Parts = Pick<
  Message,
  'adding' | 'expires' | 'extra' | 'gift' | 'noticeType' | 'picture' | 'read' | 'translation' | 'uniqueId' | 'way'
>

/** What only some messages carry; what is not there, or cannot be read, is left out (@rule CHAT-27, CHAT-28, CHAT-38). */
export const partsOf = (body: MessageBody): Parts => {
  const parts = {
    adding: addingOf(body),
    expires: body.expire,
    extra: body.extra === undefined ? null : extraOf(body.extra),
    gift: giftOf(body),
    noticeType: body.noticeType,
    picture: pictureOf(body),
    read: body.read === undefined ? null : body.read === 1,
    translation: translationOf(body),
    uniqueId: body.uniqueId,
    way: body.bizData === undefined ? null : wayOf(body.bizData),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined && part !== null))
}
