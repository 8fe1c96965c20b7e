import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import { answer, answerPreparedFor, refuse, type Answered, type Refusal } from '../http/handler'
import { makeRoom } from '../media/drafts'
import { addMedium, dropMedia, mediaPath } from '../media/media-rows'
import { takePicture } from '../media/take-picture'
import type { Tx } from '../store/database'
import { addPhoto, findPhoto, photosOf, toPhoto } from './album'
import { nobody, reachable } from './people'
import type { ProfileDeps } from './profile-deps'

/** Somebody else's photo, or none: the same to whoever asks. */
const NOT_OWN = refuse(403)

const listPhotos = async ({ pictureAt }: ProfileDeps, db: Tx, ownerId: number, asker: number) => {
  const owner = ownerId === asker || (await reachable(db, asker, ownerId)) !== undefined
  if (!owner) return E.left(nobody)
  const rows = await photosOf(db, ownerId, asker)
  return E.right({ list: rows.map((row) => toPhoto(row, pictureAt)) })
}

/** Row 69: a portrait or backdrop, which nobody else sees before it is saved by row 68. */
const uploadImage = (deps: ProfileDeps): Answered =>
  answerPreparedFor(
    accountCalls.uploadImage,
    ({ file, now }) => takePicture(deps, file, now),
    async ({ session, now }, work, taken) => {
      if (E.isLeft(taken)) return taken
      const { id } = taken.right
      const { media, settings } = deps
      const waiting = {
        ownerId: session.userId,
        kinds: ['head', 'background'],
        atMost: settings.pictures.drafts,
      } as const
      await makeRoom(work, media, waiting)
      await addMedium(work, { id, ownerId: session.userId, kind: 'head', state: 'draft', now })
      return E.right({ headImg: deps.pictureAt(mediaPath(id)) })
    },
  )

const hasRoom = async ({ settings }: ProfileDeps, db: Tx, userId: number): Promise<E.Either<Refusal, void>> => {
  const { album } = settings.pictures
  return (await photosOf(db, userId, userId)).length < album
    ? E.right(undefined)
    : E.left(refuse(10025, `You can have ${album} photos at most`))
}

/** Row 71: into the album, after the others; whether there is room is asked before the work and again within it. */
const uploadPhotos = (deps: ProfileDeps): Answered =>
  answerPreparedFor(
    accountCalls.uploadPhotos,
    async ({ file, session, now }, read) => {
      const room = await read((db) => hasRoom(deps, db, session.userId))
      return E.isLeft(room) ? room : takePicture(deps, file, now)
    },
    async ({ session: { userId }, now }, work, taken) => {
      if (E.isLeft(taken)) return taken
      const room = await hasRoom(deps, work.db, userId)
      if (E.isLeft(room)) return room
      const state = deps.settings.pictures.review > 0 ? 'reviewing' : 'approved'
      await addMedium(work, { id: taken.right.id, ownerId: userId, kind: 'album', state, now })
      return E.right(toPhoto(await addPhoto(work, userId, taken.right.id), deps.pictureAt))
    },
  )

/** Rows 72 and 53 are two names of one thing. */
const deletePhoto = (
  { media }: ProfileDeps,
  call: typeof accountCalls.delPhotos | typeof friendsCalls.deleteAlbumPic,
): Answered =>
  answer(call, async ({ params, session }, work) => {
    const photo = await findPhoto(work.db, session.userId, params.id)
    if (photo === undefined) return E.left(NOT_OWN)
    await work.db.deleteFrom('photos').where('id', '=', photo.id).execute()
    await dropMedia(work, media, [photo.media_id])
    return E.right(undefined)
  })

/** Rows 51, 53 and 69 to 72. */
export const makePhotosAnswers = (deps: ProfileDeps): readonly Answered[] => [
  uploadImage(deps),
  uploadPhotos(deps),
  deletePhoto(deps, accountCalls.delPhotos),
  deletePhoto(deps, friendsCalls.deleteAlbumPic),
  answer(accountCalls.photos, ({ params, session }, { db }) =>
    listPhotos(deps, db, params.search_u_id, session.userId),
  ),
  answer(friendsCalls.getPhotos, ({ params, session }, { db }) => listPhotos(deps, db, params.f_u_id, session.userId)),
]
