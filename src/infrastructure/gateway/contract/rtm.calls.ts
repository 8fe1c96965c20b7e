import * as t from 'io-ts'
import { get } from './call'
import { shape, whole } from './wire.codec'

/** Row 25 of the wire, apart from the calls so that the start of the product does not carry them. */
export const rtmCalls = {
  token: get({
    row: 25,
    path: '/account/v1/get_rtm_token',
    params: t.type({ port_type: whole }),
    reply: shape({ token: t.string }, { signalling: t.type({ appId: t.string, token: t.string }) }),
  }),
}
