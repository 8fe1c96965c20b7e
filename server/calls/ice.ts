import { createHmac } from 'node:crypto'
import { MINUTE, SECOND, type Instant } from '../../src/domain/kernel/time'
import type { ReplyOf } from '../../src/infrastructure/gateway/contract/call'
import type { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import type { TurnConfig } from '../config'

type IceSettings = ReplyOf<typeof callsCalls.ice>

/** How long a relay takes the credentials; a call that goes on keeps its allocation. */
const CREDENTIALS_MS = 10 * MINUTE

/**
 * Where media go (wire 163). With a relay: credentials for this person that end by themselves, as coturn reads them with a
 * shared secret, and strangers meet through it only, so that neither learns the other's address. Without one direct ways
 * are allowed.
 */
export const iceFor = (
  turn: TurnConfig,
  { friends, now, userId }: { readonly friends: boolean; readonly now: Instant; readonly userId: number },
): IceSettings => {
  if (turn === null) return { iceServers: [], iceTransportPolicy: 'all', expires: now }
  const expires = now + CREDENTIALS_MS
  const username = `${Math.floor(expires / SECOND)}:${userId}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return {
    iceServers: [{ urls: [...turn.urls], username, credential }],
    iceTransportPolicy: friends ? 'all' : 'relay',
    expires,
  }
}
