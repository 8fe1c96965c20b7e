import * as t from 'io-ts'
import { get, post, upload } from './call'
import { nothing, shape, text, whole } from './wire.codec'

const made = t.type({ report_id: t.string })
const byReport = t.type({ report_id: text(64) })

/** Rows 56 to 62 of the wire. */
export const reportsCalls = {
  report: post({
    row: 56,
    path: '/account/v1/report',
    params: t.type({ cause: whole, report_type: whole, report_u_id: whole, site: whole, wall: t.boolean }),
    reply: made,
  }),
  reportInfo: post({
    row: 57,
    path: '/account/v1/report_info',
    params: shape({ report_id: text(64) }, { report_img: text(500) }),
    reply: nothing,
  }),
  reportUpgrade: post({ row: 58, path: '/account/v1/report_upgrade', params: byReport, reply: nothing }),
  reportEmail: get({
    row: 59,
    path: '/account/v1/report_email',
    params: t.type({}),
    reply: t.type({ email: t.string }),
  }),
  reportVideo: post({
    row: 60,
    path: '/account/v1/report_video',
    params: t.type({
      report_img: text(500),
      sex: whole,
      report_cause: whole,
      reported_u_id: whole,
      report_location: whole,
    }),
    reply: made,
  }),
  reportFollow: post({
    row: 61,
    path: '/account/v1/report_follow',
    params: shape({ report_id: text(64) }, { email: text(100), other_cause: text(200), next_cause: whole }),
    reply: nothing,
  }),
  reportImage: upload({
    row: 62,
    path: '/account/v1/report_image',
    params: t.type({}),
    reply: t.type({ image: t.string }),
    file: 'image',
  }),
}
