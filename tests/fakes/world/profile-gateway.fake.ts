import * as E from 'fp-ts/Either'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { PictureFile } from '../../../src/application/kernel/picture-preparer.port'
import type { OnProgress } from '../../../src/application/kernel/upload'
import type { ProfileGateway } from '../../../src/application/profile/profile-gateway.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import { checkChanges } from '../../../src/domain/profile/changes'
import { dayOf } from '../../../src/domain/kernel/day'
import type { Photo } from '../../../src/domain/profile/photo'
import { answeringSigned, refusal, type Answer, type Rig } from './seat'
import { sending } from './sending'
import { must, type World } from './world'

const REFUSED = 10025
const NOT_ALLOWED: GatewayError = { _tag: 'HttpFailed', status: 403, retryAfter: 0 }

const makeAlbums = (world: World) => ({
  of: (user: UserId): readonly Photo[] => must(world.accounts.get(user)).photos,
  add: (user: UserId, pic: string): Photo => {
    const { photos } = must(world.accounts.get(user))
    const id = Number(user) * 1_000 + photos.length + 1
    const photo: Photo = { id, pic, order: photos.length + 1, state: 'reviewing' }
    photos.push(photo)
    return photo
  },
})

/** The profile calls of one browser. */
export const makeProfileGatewayFake = (world: World, seat: Rig): ProfileGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const albums = makeAlbums(world)
  const host = (user: UserId): Answer<NonNullable<ReturnType<typeof hostOf>>> =>
    E.fromNullable(NOT_ALLOWED)(hostOf(user))
  const hostOf = (user: UserId) => must(world.accounts.get(user)).host
  const upload = <A>(name: string, file: PictureFile, onProgress: OnProgress, run: (user: UserId) => A) =>
    sending(
      asked(name, (user) => E.right(run(user))),
      onProgress,
    )
  return {
    update: (changes) =>
      asked(`update ${Object.keys(changes).join(',')}`, (user) => {
        const account = must(world.accounts.get(user))
        const { birthdayLocked } = account.me
        const checked = checkChanges(changes, { birthdayLocked, today: dayOf(world.clock.now()) })
        if (E.isLeft(checked)) return E.left(refusal(REFUSED))
        const locked = birthdayLocked || checked.right.birthday !== undefined
        account.me = { ...account.me, ...checked.right, birthdayLocked: locked }
        return E.right(account.me)
      }),
    uploadPicture: (file, onProgress) =>
      upload('uploadPicture', file, onProgress, (user) => `/pictures/${user}/${file.name}`),
    photos: () => asked('photos', (user) => E.right([...albums.of(user)])),
    uploadPhoto: (file, onProgress) =>
      upload('uploadPhoto', file, onProgress, (user) => albums.add(user, `/photos/${file.name}`)),
    deletePhoto: (id) =>
      asked('deletePhoto', (user) => {
        const { photos } = must(world.accounts.get(user))
        const at = photos.findIndex((photo) => photo.id === id)
        if (at < 0) return E.left(NOT_ALLOWED)
        photos.splice(at, 1)
        return E.right(undefined)
      }),
    photosOf: (id) => asked('photosOf', () => E.right(albums.of(id).filter(({ state }) => state === 'approved'))),
    videosOf: (id) => asked('videosOf', () => E.right(must(world.accounts.get(id)).videos)),
    hostStanding: asked('hostStanding', host),
    setHost: (settings) =>
      asked('setHost', (user) => {
        const account = must(world.accounts.get(user))
        if (account.host !== null) account.host = { ...account.host, ...settings }
        return host(user)
      }),
  }
}
