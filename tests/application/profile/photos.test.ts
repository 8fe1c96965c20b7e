import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProfileFeature } from '../../../src/application/profile/profile.feature'
import { PORTRAIT, wholeCrop } from '../../../src/domain/profile/crop'
import type { Photo } from '../../../src/domain/profile/photo'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'
import { must } from '../../fakes/world/world'

const photo = (id: number, order: number, state: Photo['state'] = 'approved'): Photo => ({
  id,
  order,
  state,
  pic: `/photos/${id}`,
})

let stage: Stage
let ada: Player
let profile: ProfileFeature

const album = (player = ada) => must(stage.world.accounts.get(player.id)).photos
const states = () => profile.view.uploads.map(({ state }) => state)

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  profile = await ada.tab.core.feature('profile')
})

describe('the own album', () => {
  it('is listed in its order, with photos that others do not see [PROF-21] [PROF-22]', async () => {
    album().push(photo(2, 5, 'refused'), photo(1, 1), photo(3, 2, 'reviewing'))
    await profile.loadPhotos()
    expect(profile.view.photos.map(({ id, state }) => [id, state])).toEqual([
      [1, 'approved'],
      [3, 'reviewing'],
      [2, 'refused'],
    ])
  })

  it('stays on the screen when it cannot be read again', async () => {
    album().push(photo(1, 1))
    await profile.loadPhotos()
    ada.browser.seat.failNext('photos', unreachable)
    await profile.loadPhotos()
    expect([profile.view.photoListing, profile.view.photos.length]).toEqual(['failed', 1])
  })

  it('loses a photo when the gateway has deleted it, and not before [PROF-22]', async () => {
    album().push(photo(1, 1), photo(2, 2))
    await profile.loadPhotos()
    ada.browser.seat.failNext('deletePhoto', unreachable)
    expect(E.isLeft(await profile.removePhoto(1)())).toBe(true)
    expect(profile.view.photos).toHaveLength(2)
    await profile.removePhoto(1)()
    expect([profile.view.photos.map(({ id }) => id), album().map(({ id }) => id)]).toEqual([[2], [2]])
  })

  it('is forgotten with the session, and nothing is sent any more', async () => {
    album().push(photo(1, 1))
    await profile.loadPhotos()
    const release = ada.browser.seat.hold('uploadPhoto')
    profile.addPhotos([pictureFile()])
    await stage.clock.settle()
    await ada.tab.core.account.signOut()
    expect([profile.view.photos, profile.view.uploads, ada.browser.pictures.held()]).toEqual([[], [], 0])
    release()
    await stage.clock.settle()
    expect(profile.view.photos).toEqual([])
  })
})

describe('photos on their way', () => {
  it('go one after the other, each with its progress, and join the album as being reviewed [PROF-22] [PROF-24]', async () => {
    const release = ada.browser.seat.hold('uploadPhoto')
    profile.addPhotos([pictureFile('a.jpg'), pictureFile('b.jpg')])
    await stage.clock.settle()
    expect(profile.view.uploads).toMatchObject([
      { address: 'blob:a.jpg', state: { _tag: 'Sending', percent: 50 } },
      { address: '', state: { _tag: 'Waiting' } },
    ])
    expect(ada.count('uploadPhoto')).toBe(1)
    release()
    await stage.clock.settle()
    expect(profile.view.uploads).toEqual([])
    expect(profile.view.photos).toMatchObject([
      { pic: '/photos/a.jpg', state: 'reviewing' },
      { pic: '/photos/b.jpg', state: 'reviewing' },
    ])
    expect(ada.browser.pictures.held()).toBe(0)
  })

  it('are sent whole, no larger than a screen', async () => {
    profile.addPhotos([pictureFile()])
    await stage.clock.settle()
    expect(ada.browser.pictures.cuts).toEqual([
      { cut: { x: 0, y: 0, width: 4_000, height: 3_000 }, drawn: { width: 2_048, height: 1_536 } },
    ])
  })

  it.each([
    ['too large', pictureFile('a.jpg', 5_242_881), 'PictureTooLarge'],
    ['of another kind', pictureFile('a.svg', 100, 'image/svg+xml'), 'PictureUnsupported'],
    ['not to be read', pictureFile('broken.jpg'), 'PictureUnsupported'],
  ])('fail here where the file is %s, and the next one goes on [PROF-23]', async (_, file, problem) => {
    profile.addPhotos([file, pictureFile('b.jpg')])
    await stage.clock.settle()
    expect(states()).toMatchObject([{ _tag: 'Failed', problem: { _tag: problem } }])
    expect([ada.count('uploadPhoto'), profile.view.photos.length]).toEqual([1, 1])
  })

  it.each([
    [40001, 'PictureUnsupported'],
    [40002, 'NotApproved'],
    [40004, 'PictureTooLarge'],
  ])('fail as the gateway says with %i [PROF-23] [PROF-24]', async (code, problem) => {
    ada.browser.seat.failNext('uploadPhoto', refusal(code))
    profile.addPhotos([pictureFile()])
    await stage.clock.settle()
    expect(states()).toMatchObject([{ _tag: 'Failed', problem: { _tag: problem } }])
  })

  it('can be sent again after the network failed, without choosing the file again', async () => {
    ada.browser.seat.failNext('uploadPhoto', unreachable)
    profile.addPhotos([pictureFile()])
    await stage.clock.settle()
    expect(states()).toMatchObject([{ _tag: 'Failed', problem: { _tag: 'Unreachable' } }])
    profile.retryUpload(must(profile.view.uploads[0]).key)
    await stage.clock.settle()
    expect([profile.view.photos.length, profile.view.uploads.length, ada.browser.pictures.held()]).toEqual([1, 0, 0])
  })

  it('are called back while they are sent, and while they wait', async () => {
    const release = ada.browser.seat.hold('uploadPhoto')
    profile.addPhotos([pictureFile('a.jpg'), pictureFile('b.jpg'), pictureFile('c.jpg')])
    await stage.clock.settle()
    const [first, second] = profile.view.uploads
    profile.cancelUpload(must(second).key)
    profile.cancelUpload(must(first).key)
    await stage.clock.settle()
    expect(profile.view.uploads).toMatchObject([{ address: 'blob:c.jpg', state: { _tag: 'Sending' } }])
    release()
    await stage.clock.settle()
    expect(ada.browser.pictures.held()).toBe(0)
    expect(profile.view.photos.map(({ pic }) => pic)).toEqual(['/photos/c.jpg'])
  })
})

describe('a portrait', () => {
  it('is cut 3:4, sent with its progress, and answered with its address [PROF-14] [PROF-25]', async () => {
    const opened = await profile.openPicture(pictureFile('me.jpg'))()
    const picture = must(E.isRight(opened) ? opened.right : undefined)
    const progress: number[] = []
    const sent = await profile
      .sendPicture(picture, PORTRAIT, wholeCrop, (percent) => void progress.push(percent))
      .done()
    expect(sent).toEqual(E.right(`/pictures/${ada.id}/me.jpg`))
    expect(progress).toEqual([50])
    expect(ada.browser.pictures.cuts).toEqual([
      { cut: { x: 875, y: 0, width: 2_250, height: 3_000 }, drawn: { width: 1_440, height: 1_920 } },
    ])
  })

  it('can be called back before and while it is sent', async () => {
    const opened = await profile.openPicture(pictureFile())()
    const picture = must(E.isRight(opened) ? opened.right : undefined)
    const early = profile.sendPicture(picture, PORTRAIT, wholeCrop, () => undefined)
    early.cancel()
    expect(await early.done()).toEqual(E.left({ _tag: 'Cancelled' }))
    const release = ada.browser.seat.hold('uploadPicture')
    const late = profile.sendPicture(picture, PORTRAIT, wholeCrop, () => undefined)
    const done = late.done()
    await stage.clock.settle()
    late.cancel()
    expect(await done).toEqual(E.left({ _tag: 'Cancelled' }))
    release()
    expect(ada.count('uploadPicture')).toBe(1)
  })

  it('is refused before it is read where kind or size are wrong [PROF-23]', async () => {
    expect(await profile.openPicture(pictureFile('a.jpg', 5_242_881))()).toEqual(E.left({ _tag: 'PictureTooLarge' }))
    expect(await profile.openPicture(pictureFile('a.gif', 1, 'image/gif'))()).toEqual(
      E.left({ _tag: 'PictureUnsupported' }),
    )
    expect(ada.browser.pictures.held()).toBe(0)
  })
})

describe('the album of somebody else', () => {
  it('shows what was approved, in its order, and the videos [PROF-9] [PROF-21]', async () => {
    const bo = await stage.player('Bo')
    album(bo).push(photo(2, 5), photo(1, 1), photo(3, 2, 'reviewing'))
    must(stage.world.accounts.get(bo.id)).videos.push({ id: 1, address: '/v/1', poster: '' })
    await profile.openAlbum(bo.id)()
    expect(profile.view.album(bo.id)).toMatchObject({
      listing: 'loaded',
      photos: [{ id: 1 }, { id: 2 }],
      videos: [{ id: 1 }],
    })
  })

  it('shows photos where the videos cannot be read', async () => {
    const bo = stage.extra('Bo')
    must(stage.world.accounts.get(bo)).photos.push(photo(1, 1))
    ada.browser.seat.failNext('videosOf', { _tag: 'HttpFailed', status: 501, retryAfter: 0 })
    await profile.openAlbum(bo)()
    expect(profile.view.album(bo)).toMatchObject({ listing: 'loaded', photos: [{ id: 1 }], videos: [] })
  })

  it('of oneself hides what others do not see', async () => {
    album().push(photo(1, 1, 'reviewing'), photo(2, 2))
    await profile.openAlbum(ada.id)()
    expect(profile.view.album(ada.id).photos).toMatchObject([{ id: 2 }])
  })
})
