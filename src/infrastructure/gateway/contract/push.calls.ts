import * as t from 'io-ts'
import { get, plainPost, post } from './call'
import { bit, nothing, text } from './wire.codec'

const none = t.type({})

/** What somebody wants to be notified of, and whether texts of messages are shown there. */
const choices = t.type({ message: bit, request: bit, call: bit, reminder: bit, reward: bit, preview: bit })

/** Rows 190 to 192 of the wire: what belongs to pushes (GATE-31). */
export const pushCalls = {
  /** Of a service worker, which has no session: the ticket came with the push of a call. What it cannot decline it leaves alone. */
  decline: plainPost({
    row: 190,
    path: '/push/v1/decline',
    params: t.type({ ticket: text(128) }),
    reply: nothing,
    flags: { public: true },
  }),
  /** This device takes no pushes any more. */
  off: post({ row: 191, path: '/account/v1/push_off', params: none, reply: nothing }),
  choices: get({ row: 192, path: '/account/v1/push_choices', params: none, reply: choices }),
  saveChoices: post({ row: 192, path: '/account/v1/push_choices', params: choices, reply: choices }),
}
