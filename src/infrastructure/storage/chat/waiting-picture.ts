import type { MessageUuid, UserId } from '../../../domain/kernel/ids'
import type { PictureFile } from '../../../application/kernel/picture-preparer.port'
import { friendOf, messageOf } from './rows'
import type { ChatTables } from './tables'

/** The picture of a message that waits (@rule PLUS-17). */
export const readPicture = async (tables: ChatTables, uuid: MessageUuid): Promise<PictureFile | null> =>
  (await tables.outboxOf([uuid]))[0]?.picture ?? null

/** Writes the address under which a picture was taken, in its outbox row and its message; answers with whom it is, if it still waits. */
export const keepAddress = async (
  tables: ChatTables,
  user: UserId,
  uuid: MessageUuid,
  url: string,
): Promise<UserId | null> => {
  const [waiting] = await tables.outboxOf([uuid])
  const [row] = await tables.messages([uuid])
  if (!waiting) return null
  const withAddress = <A extends { readonly picture?: { readonly width: number; readonly height: number } }>(
    of: A,
  ) => ({
    ...of,
    picture: { width: 0, height: 0, ...of.picture, url },
  })
  await tables.putOutbox({ ...waiting, message: withAddress(waiting.message) })
  if (row) await tables.putMessages([withAddress(row)])
  return friendOf(user, messageOf(waiting.message))
}
