import * as E from 'fp-ts/Either'
import { reportsCalls } from '../../../src/infrastructure/gateway/contract/reports.calls'
import { answerPreparedFor, type Answered } from '../../http/handler'
import { makeRoom } from '../../media/drafts'
import type { MediaRights } from '../../media/media-page'
import { addMedium, mediaIdOf, mediaPath } from '../../media/media-rows'
import type { MediaId } from '../../media/media-store.port'
import { takePicture, type PictureDeps } from '../../media/take-picture'
import type { PictureAddress } from '../../profile/people'
import type { Settings } from '../../settings'
import type { Work } from '../../store/store'

export interface ProofDeps extends PictureDeps {
  readonly pictureAt: PictureAddress
  readonly settings: Pick<Settings, 'pictures'>
}

/** Row 62: a picture that proves something; it is forgotten when nothing that is sent refers to it (COIN-45). */
export const uploadProof = (deps: ProofDeps): Answered =>
  answerPreparedFor(
    reportsCalls.reportImage,
    ({ file, now }) => takePicture(deps, file, now),
    async ({ session, now }, work, taken) => {
      if (E.isLeft(taken)) return taken
      const { userId: ownerId } = session
      await makeRoom(work, deps.media, { ownerId, kinds: ['proof'], atMost: deps.settings.pictures.proofDrafts })
      await addMedium(work, { ...taken.right, ownerId, kind: 'proof', state: 'draft', now })
      return E.right({ image: deps.pictureAt(mediaPath(taken.right.id)) })
    },
  )

/** Makes use of an own upload, once; undefined for every other address. */
export const takeProof = async ({ db }: Work, address: string, owner: number): Promise<MediaId | undefined> => {
  const id = mediaIdOf(address)
  if (id === undefined) return undefined
  const taken = await db
    .updateTable('media')
    .set({ state: 'approved' })
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .where('kind', '=', 'proof')
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst()
  return taken?.id
}

/** Of all people only its owner sees it. */
export const proofRights: Pick<MediaRights, 'proof'> = {
  proof: (_db, { owner_id }, asker) => Promise.resolve(asker === owner_id),
}
