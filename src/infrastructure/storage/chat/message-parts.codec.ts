import * as t from 'io-ts'

const number = t.number

/** What only some rows of `chat-history` have beside the fields of CHAT-49; ours. */
export const messageParts = t.partial({
  picture: t.type({ url: t.string, width: number, height: number }),
  translation: t.union([
    t.type({ _tag: t.literal('Done'), text: t.string, language: t.string }),
    t.type({ _tag: t.literal('Failed') }),
    t.type({ _tag: t.literal('Unavailable') }),
  ]),
  noticeType: number,
  gift: t.type({ id: number, stars: number, points: number }),
  adding: t.type({ type: number, accepted: t.boolean }),
})

export type MessageParts = t.TypeOf<typeof messageParts>

/** Those of a message or a row that are there: the database stores no empty member. */
export const partsOf = ({ adding, gift, noticeType, picture, translation }: MessageParts): MessageParts => ({
  ...(picture && { picture }),
  ...(translation && { translation }),
  ...(noticeType !== undefined && { noticeType }),
  ...(gift && { gift }),
  ...(adding && { adding }),
})
