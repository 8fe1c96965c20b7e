import * as t from 'io-ts'
import { get } from './call'
import { personInfo } from './user.codec'
import { recordedVideo } from './video.codec'

const none = t.type({})

/** Somebody to meet, with their recording where there is one: visitors see hot videos too (MTCH-8). */
const guest = t.intersection([personInfo, t.partial({ video: recordedVideo })])

/** Rows 139 to 141 of the wire: the wall and the first screen. */
export const listsCalls = {
  groups: get({
    row: 139,
    path: '/goddessWall/v1/getAllGroup',
    params: none,
    reply: t.type({ list: t.array(t.type({ id: t.number, name: t.string })) }),
  }),
  guests: get({
    row: 140,
    path: '/facade/api/homepage/userlist/exempt/list/part/users/guest',
    params: none,
    reply: t.type({ list: t.array(guest) }),
    flags: { public: true },
  }),
  countryIds: get({
    row: 141,
    path: '/facade/api/homepage/userlist/exempt/filter/part/countryids',
    params: none,
    reply: t.type({ list: t.array(t.number) }),
    flags: { public: true },
  }),
}
