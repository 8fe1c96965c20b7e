import * as t from 'io-ts'
import { get, post } from './call'
import { bit, shape, text } from './wire.codec'

const LINK = '/account/v1/link'

/** What somebody signs in by; until `nextChange` (ms) it cannot be changed (ACCT-115). */
const linked = shape({ value: t.string, userSetPassword: bit }, { nextChange: t.number })

/**
 * How linking went on: the code is on its way, the value is linked, it is the one that is linked already (ACCT-114), or it
 * cannot be changed before `nextChange` (ACCT-115).
 */
const linkState = t.keyof({ sent: null, linked: null, same: null, later: null })

/** Row 178 of the wire: what somebody signs in by, and changing it. */
export const linkCalls = {
  /** The person's own address and number; null where none is linked (ACCT-113). */
  links: get({
    row: 178,
    path: LINK,
    params: t.type({}),
    reply: t.type({ email: t.union([linked, t.null]), phone: t.union([linked, t.null]) }),
  }),
  /**
   * Without `code` it sends one to `value` (with the bot check), with it the value is linked. A telephone number is given
   * in digits with its dial code after a plus; `channel` as in row 92. Where the account has a password, a code is sent for it alone:
   * `oldPassword` is that of the address, as in row 104, else that of the number, as in row 96.
   */
  link: post({
    row: 178,
    path: LINK,
    params: shape(
      { kind: t.keyof({ email: null, phone: null }), value: text(320) },
      { code: text(16), channel: t.keyof({ sms: null, whatsapp: null }), oldPassword: text(128) },
    ),
    reply: shape({ state: linkState }, { nextChange: t.number }),
  }),
}
