import { createHmac } from 'node:crypto'
import { relationCode } from '../../src/domain/friends/relation'
import { MINUTE, SECOND, type Instant } from '../../src/domain/kernel/time'
import type { ReplyOf } from '../../src/infrastructure/gateway/contract/call'
import type { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import type { TurnConfig } from '../config'
import type { VendorTokens } from '../rtm/agora-tokens'
import { relationsOf } from '../profile/people'
import type { Tx } from '../store/database'

type IceSettings = ReplyOf<typeof callsCalls.ice>

/** How long a relay takes the credentials; a call that goes on keeps its allocation. */
const CREDENTIALS_MS = 10 * MINUTE

/** Whether media of the two go through the relay alone: there is one, and they are no friends. */
export const relayOnly = async (db: Tx, turn: TurnConfig, one: number, other: number): Promise<boolean> =>
  turn !== null && (await relationsOf(db, one, [other])).get(other)?.relation !== relationCode.friend

interface IceQuestion {
  readonly relayed: boolean
  readonly now: Instant
  readonly userId: number
}

/** How a vendor lets somebody into a room, for the same answer; nothing where media need no vendor (@rule GATE-29). */
export const passFor = (tokens: VendorTokens, room: string, userId: number): Pick<IceSettings, 'pass'> => {
  const pass = tokens.media(room, userId)
  return pass === null ? {} : { pass: { ...pass, user: userId } }
}

/**
 * Where media go (wire 163). With a relay: credentials for this person that end by themselves, as coturn reads them with a
 * shared secret, and strangers meet through it only, so that neither learns the other's address. Without one direct ways
 * are allowed.
 */
export const iceFor = (turn: TurnConfig, { now, relayed, userId }: IceQuestion): IceSettings => {
  if (turn === null) return { iceServers: [], iceTransportPolicy: 'all', expires: now }
  const expires = now + CREDENTIALS_MS
  const username = `${Math.floor(expires / SECOND)}:${userId}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return {
    iceServers: [{ urls: [...turn.urls], username, credential }],
    iceTransportPolicy: relayed ? 'relay' : 'all',
    expires,
  }
}
