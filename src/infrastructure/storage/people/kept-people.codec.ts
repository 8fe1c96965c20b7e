import * as t from 'io-ts'
import type { Acquaintance } from '../../../domain/friends/acquaintance'
import { userId } from '../chat/row.codec'

/** Somebody as this browser has kept them. */
export const keptPerson: t.Type<Acquaintance, unknown, unknown> = t.type({
  id: userId,
  name: t.string,
  headImg: t.string,
  gender: t.keyof({ male: null, female: null }),
  birthday: t.string,
  countryCode: t.string,
  background: t.string,
  introduce: t.string,
  languages: t.readonlyArray(t.string),
  interests: t.readonlyArray(t.number),
  goddess: t.boolean,
  demo: t.boolean,
  relation: t.keyof({ asked: null, friend: null, asking: null, stranger: null }),
  status: t.keyof({ offline: null, busy: null, online: null, unknown: null }),
  price: t.number,
  pinned: t.boolean,
  remark: t.string,
  reminded: t.boolean,
  blocked: t.boolean,
  likedCount: t.number,
})
