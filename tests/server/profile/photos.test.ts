import { describe, expect, it } from 'vitest'
import { PICTURE_LIMIT } from '../../../src/domain/kernel/picture-file'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { friendsCalls } from '../../../src/infrastructure/gateway/contract/friends.calls'
import { aBomb, aMovie, aMovingPng, aPhoto, aPicture, type Bytes } from '../../builders/pictures'
import {
  ada,
  albumFor,
  block,
  bob,
  decideAll,
  file,
  look,
  photos,
  server,
  setTheStage,
  somePicture,
  uploadPhoto,
} from './stage'

setTheStage({ settings: { limits: { uploadsPerAccount: { count: 1_000, ms: 1_000 } }, pictures: { album: 3 } } })

const remove = (id: number, call: typeof accountCalls.delPhotos | typeof friendsCalls.deleteAlbumPic, by = ada) =>
  by.ask(call, { id })

describe('a photo', () => {
  it('is being reviewed, seen by its owner alone, until the operator approves it [PROF-21, PROF-22, PROF-23]', async () => {
    const { code, data } = await uploadPhoto(ada)
    expect([code, data.state, data.orderNum]).toEqual([200, 0, 1])
    expect(await photos(ada)).toEqual([data])
    expect(await photos(ada, bob)).toEqual([])
    expect((await look(data.pic, ada)).status).toBe(200)
    expect((await look(data.pic, bob)).status).toBe(404)
    await decideAll('approved')
    expect(await photos(ada)).toEqual([{ id: data.id, pic: data.pic, orderNum: 1 }])
    expect(await photos(ada, bob)).toEqual([{ id: data.id, pic: data.pic, orderNum: 1 }])
    expect((await look(data.pic, bob)).status).toBe(200)
  })

  it('that was refused stays marked with its owner and is shown to nobody else [PROF-23]', async () => {
    const { data } = await uploadPhoto(ada)
    await decideAll('refused')
    expect(await photos(ada)).toEqual([{ ...data, state: 2 }])
    expect(await photos(ada, bob)).toEqual([])
    expect((await look(data.pic, bob)).status).toBe(404)
    expect((await look(data.pic, ada)).status).toBe(200)
  })

  it('is listed the same on both calls of the wire, in the order of the album [PROF-21]', async () => {
    for (const _ of [1, 2, 3]) await uploadPhoto(ada)
    await decideAll('approved')
    const list = await photos(ada, bob)
    expect(list.map(({ orderNum }) => orderNum)).toEqual([1, 2, 3])
    expect(await albumFor(ada, bob)).toEqual(list)
    expect(await albumFor(ada, ada)).toEqual(await photos(ada))
  })

  it.each([
    ['72', accountCalls.delPhotos],
    ['53', friendsCalls.deleteAlbumPic],
  ] as const)('goes by row %s, its file with it, once [PROF-22]', async (_row, call) => {
    const { data } = await uploadPhoto(ada)
    expect(server.media.ids()).toHaveLength(1)
    expect((await remove(data.id, call)).code).toBe(200)
    expect(await photos(ada)).toEqual([])
    expect(server.media.ids()).toEqual([])
    expect((await look(data.pic, ada)).status).toBe(404)
    expect((await remove(data.id, call)).code).toBe(403)
  })

  it('of somebody else is not deleted, and nothing tells whether it is there', async () => {
    const { data } = await uploadPhoto(ada)
    await decideAll('approved')
    for (const call of [accountCalls.delPhotos, friendsCalls.deleteAlbumPic]) {
      const foreign = await remove(data.id, call, bob)
      const none = await remove(data.id + 1_000, call, bob)
      expect([foreign.code, foreign.message]).toEqual([403, null])
      expect([none.code, none.message]).toEqual([403, null])
    }
    expect(await photos(ada)).toHaveLength(1)
  })

  it('keeps the places of the others when one goes, and comes behind them', async () => {
    const [, second] = [await uploadPhoto(ada), await uploadPhoto(ada), await uploadPhoto(ada)]
    await remove(second.data.id, accountCalls.delPhotos)
    expect((await photos(ada)).map(({ orderNum }) => orderNum)).toEqual([1, 3])
    expect((await uploadPhoto(ada)).data.orderNum).toBe(4)
  })

  it('is one more than an album has room for: refused, also when several come at once', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => uploadPhoto(ada)))
    expect(all.map(({ code }) => code).toSorted()).toEqual([10025, 10025, 200, 200, 200])
    expect(all.find(({ code }) => code !== 200)?.message).toBe('You can have 3 photos at most')
    const list = await photos(ada)
    expect(new Set(list.map(({ orderNum }) => orderNum)).size).toBe(3)
  })
})

describe('a file that is no photo', () => {
  const upload = async (bytes: Bytes, call: typeof accountCalls.uploadPhotos | typeof accountCalls.uploadImage) => {
    const { code, message } = await ada.ask(call, {}, { file: file(bytes) })
    return { code, message }
  }
  const unsupported = { code: 40001, message: 'Unsupported image format' }
  const text = (content: string): Bytes => new TextEncoder().encode(content)
  const cut = async () => (await aPhoto(300, 300)).slice(0, 4_000)
  const cases: readonly [string, () => Promise<Bytes> | Bytes][] = [
    ['a text', () => text('hello')],
    ['an SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a renamed program', () => text('\u007fELF\u0002\u0001\u0001')],
    ['a GIF', () => aPicture('gif', 10, 10)],
    ['an animated WebP', () => aMovie('webp')],
    ['an animated PNG', aMovingPng],
    ['a file that breaks off', cut],
    ['a bomb of 50,000 x 50,000', () => aBomb(50_000, 50_000)],
  ]

  it.each(cases)('is refused with 40001: %s [PROF-23, PROF-24]', async (_name, make) => {
    const bytes = await make()
    expect(await upload(bytes, accountCalls.uploadPhotos)).toEqual(unsupported)
    expect(await upload(bytes, accountCalls.uploadImage)).toEqual(unsupported)
    expect(await photos(ada)).toEqual([])
    expect(server.media.ids()).toEqual([])
  })

  it('is refused with 40004 above 5 MiB [CHAT-68, CHAT-69]', async () => {
    const large = new Uint8Array(PICTURE_LIMIT + 1)
    large.set(await aPicture('jpeg', 10, 10))
    const tooLarge = { code: 40004, message: 'The image size is limited to 5M' }
    expect(await upload(large, accountCalls.uploadPhotos)).toEqual(tooLarge)
    expect(await upload(large.slice(0, PICTURE_LIMIT), accountCalls.uploadPhotos)).toMatchObject({ code: 200 })
  })

  it('is taken from nobody without a session', async () => {
    const visitor = await server.visitor()
    const asked = { file: await somePicture() }
    expect((await visitor.ask(accountCalls.uploadPhotos, {}, asked)).status).toBe(401)
    expect((await visitor.ask(accountCalls.uploadImage, {}, asked)).status).toBe(401)
    expect(server.media.ids()).toEqual([])
  })
})

describe('an album', () => {
  it('of somebody unknown, or in a block with the asker, is nobody’s [PROF-8, PLUS-12]', async () => {
    await uploadPhoto(ada)
    await decideAll('approved')
    const nobody = { code: 403, message: 'The user does not exist' }
    const ask = (id: number, by = bob) => by.ask(accountCalls.photos, { search_u_id: id })
    const asked51 = (id: number, by = bob) => by.ask(friendsCalls.getPhotos, { f_u_id: id })
    expect(await ask(999_999)).toMatchObject(nobody)
    expect(await asked51(999_999)).toMatchObject(nobody)
    await block(ada, bob)
    expect(await ask(ada.userId)).toMatchObject(nobody)
    expect(await asked51(ada.userId)).toMatchObject(nobody)
    expect(await ask(bob.userId, ada)).toMatchObject(nobody)
    expect((await ask(ada.userId, ada)).code).toBe(200)
  })
})
