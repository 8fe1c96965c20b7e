import { createHmac } from 'node:crypto'
import type { Tx } from '../store/database'

/** The device on which a session was signed in, hashed under the deployment's key: what a single request says of its device is not heard. */
export const deviceHash = async (db: Tx, identifierKey: Uint8Array, sessionId: string): Promise<string> => {
  const session = db.selectFrom('sessions').select('device_id').where('id', '=', sessionId)
  const { device_id } = await session.executeTakeFirstOrThrow()
  return createHmac('sha256', identifierKey).update(`device:${device_id}`).digest('hex')
}
