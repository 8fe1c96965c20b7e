import * as t from 'io-ts'
import { post } from './call'
import { nothing, text, whole } from './wire.codec'

/** `extra` is JSON text; never message text, names or addresses (GATE-25). */
const report = t.type({
  event: text(64),
  browser: text(64),
  os: text(64),
  deviceId: text(64),
  platformType: whole,
  extra: text(32_000),
})

/** Rows 159 to 161 of the wire. */
export const eventsCalls = {
  eventReport: post({
    row: 159,
    path: '/event/v1/event_report',
    params: report,
    reply: nothing,
    flags: { public: true },
  }),
  usageReport: post({
    row: 160,
    path: '/event/v1/usage_report',
    params: report,
    reply: nothing,
    flags: { public: true },
  }),
  callReport: post({
    row: 161,
    path: '/event/v1/call_report',
    params: t.type({ roomNum: text(64), duration: whole }),
    reply: nothing,
  }),
}
