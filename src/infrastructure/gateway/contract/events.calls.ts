import * as t from 'io-ts'
import { post } from './call'
import { browserNames, nameOf, systemNames } from './platform-names'
import { nothing, text, whole } from './wire.codec'

/** `extra` is JSON text of at most `size`; never message text, names or addresses (GATE-25). */
const report = (size: number) =>
  t.type({
    event: text(40),
    browser: nameOf(browserNames),
    os: nameOf(systemNames),
    deviceId: text(64),
    platformType: whole,
    extra: text(size),
  })

/** Rows 159 to 161 of the wire. */
export const eventsCalls = {
  eventReport: post({
    row: 159,
    path: '/event/v1/event_report',
    params: report(8_000),
    reply: nothing,
    flags: { public: true },
  }),
  usageReport: post({
    row: 160,
    path: '/event/v1/usage_report',
    params: report(200),
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
