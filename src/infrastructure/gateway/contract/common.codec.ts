import * as t from 'io-ts'
import { text, whole } from './wire.codec'

/**
 * The parameters that every call carries (@rule GATE-3, GATE-4). Where a call has an own parameter of the same name the
 * own one is sent, so `userId` and `version` are read as what they may be there. `userId` is 0 without a session.
 */
export const commonParams = t.type({
  appId: text(64),
  version: text(64),
  languageId: whole,
  deviceId: text(64),
  userId: t.union([whole, text(128)]),
  portType: whole,
  countryId: whole,
})

/** Port and platform type of the web (@rule DATA-26). */
export const WEB = 4

export type CommonParams = t.TypeOf<typeof commonParams>
