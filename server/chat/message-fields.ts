import * as t from 'io-ts'
import { translationBody } from '../../src/infrastructure/gateway/contract/frame.codec'

const messageFields = t.partial({
  noticeType: t.number,
  uniqueId: t.string,
  giftId: t.number,
  giftStar: t.number,
  integral: t.number,
  addType: t.number,
  accept: t.number,
  textContent: t.string,
  translation: translationBody,
  /** What the sender heard of the translation that they asked for; absent when they asked for none. */
  translateCode: t.number,
})

/** Fields of CHAT-27 that few messages have; they share one column. */
export type MessageFields = t.TypeOf<typeof messageFields>

export const fieldsText = (fields: MessageFields): string =>
  Object.keys(fields).length === 0 ? '' : JSON.stringify(fields)

/** The fields of a stored message; a column that nothing of this version has written holds none. */
export const fieldsOf = (stored: string): MessageFields => {
  if (stored === '') return {}
  const fields: unknown = JSON.parse(stored)
  return messageFields.is(fields) ? fields : {}
}
