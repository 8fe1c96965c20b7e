import * as E from 'fp-ts/Either'
import { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import { answerPreparedFor, type Answered } from '../http/handler'
import { makeRoom } from '../media/drafts'
import type { MediaRights } from '../media/media-page'
import { addMedium, mediaIdOf, mediaPath } from '../media/media-rows'
import { takePicture } from '../media/take-picture'
import type { Work } from '../store/store'
import type { ChatDeps } from './chat-deps'
import type { KeptPicture } from './message-store'

/** Row 115: a picture that nobody else sees before a message takes it along; one that none takes is forgotten (@rule CHAT-68). */
export const uploadPicture = (deps: ChatDeps): Answered =>
  answerPreparedFor(
    chatCalls.uploadImage,
    ({ file, now }) => takePicture(deps, file, now),
    async ({ session, now }, work, taken) => {
      if (E.isLeft(taken)) return taken
      const { userId: ownerId } = session
      await makeRoom(work, deps.media, { ownerId, kinds: ['chat'], atMost: deps.settings.pictures.chatDrafts })
      await addMedium(work, { ...taken.right, ownerId, kind: 'chat', state: 'draft', now })
      return E.right({ data: deps.pictureAt(mediaPath(taken.right.id)) })
    },
  )

/** From whom a picture goes to whom. */
interface Sent {
  readonly sender: number
  readonly receiver: number
}

/** Gives an upload of the sender, which no message has taken yet, to the receiver; null for every other address. */
export const takeUpload = async (
  { db }: Work,
  address: string,
  { receiver, sender }: Sent,
): Promise<KeptPicture | null> => {
  const id = mediaIdOf(address)
  if (id === undefined) return null
  const taken = await db
    .updateTable('media')
    .set({ state: 'approved', receiver_id: receiver })
    .where('id', '=', id)
    .where('owner_id', '=', sender)
    .where('kind', '=', 'chat')
    .where('state', '=', 'draft')
    .returning(['width', 'height'])
    .executeTakeFirst()
  return taken === undefined ? null : { path: mediaPath(id), width: taken.width ?? 0, height: taken.height ?? 0 }
}

/** Its sender sees a picture always, its receiver once it was sent, and nobody else ever. */
export const chatPictureRights: Pick<MediaRights, 'chat'> = {
  chat: (_db, { owner_id, receiver_id }, asker) =>
    Promise.resolve(asker !== null && (asker === owner_id || asker === receiver_id)),
}
