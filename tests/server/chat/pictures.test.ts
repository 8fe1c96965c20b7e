import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sweepMedia } from '../../../server/media/sweep-media'
import { purgeDue } from '../../../server/safety/purge'
import { PICTURE_LIMIT } from '../../../src/domain/kernel/picture-file'
import { DAY } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import { aBomb, aMovie, aPhoto, aPicture } from '../../builders/pictures'
import { signUp } from '../sign-up'
import {
  ada,
  bob,
  history,
  inboxOf,
  look,
  newUuid,
  pay,
  send,
  sendPicture,
  server,
  setTheStage,
  snapshot,
  upload,
  uploaded,
} from './stage'

setTheStage({
  settings: {
    limits: { uploadsPerAccount: { count: 1_000, ms: 1_000 }, chatPicturesPerAccount: { count: 8, ms: 60_000 } },
    pictures: { chatDrafts: 3 },
  },
})

/** Bob has written to Ada: she may send pictures. */
const replied = () => send(bob, ada, 'hi')
const picturesOf = (rows: readonly Record<string, unknown>[]) => rows.filter((row) => row['message_type'] === 3)

describe('a picture in a message', () => {
  it('is uploaded, then sent by its address, and has the size in which it is kept [CHAT-27, CHAT-68, CHAT-73]', async () => {
    await replied()
    const file = new Blob([await aPhoto(2_400, 1_200)])
    const { code, data } = await upload(ada, file)
    expect(code).toBe(200)
    expect((await sendPicture(ada, bob, data.data)).code).toBe(200)
    const body = {
      message_type: 3,
      message_type_value: 3,
      content: '',
      picture_url: data.data,
      picture_width: 1_080,
      picture_height: 540,
    }
    for (const side of [ada, bob]) {
      expect(picturesOf(await inboxOf(side, 'message'))).toMatchObject([body])
      expect((await history(side, side === ada ? bob : ada)).at(-1)).toMatchObject(body)
      expect((await snapshot(side)).messages.at(-1)).toMatchObject(body)
    }
    const response = await fetch(new URL(data.data, server.url), { headers: { cookie: bob.cookieHeader() } })
    const { format, height, width } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1_080, height: 540 })
  })

  it('is seen by its sender always, by its receiver once it was sent, by nobody else [CHAT-68]', async () => {
    await replied()
    const eve = await signUp(server, 'Eve')
    const address = await uploaded(ada)
    const seen = () => Promise.all([ada, bob, eve, undefined].map((asker) => look(address, asker)))
    expect(await seen()).toEqual([200, 404, 404, 401])
    await sendPicture(ada, bob, address)
    expect(await seen()).toEqual([200, 200, 404, 401])
  })

  it('is refused before the other side has written, and then not [CHAT-70, CHAT-72]', async () => {
    const address = await uploaded(ada)
    const early = { code: 54012, message: 'You can send pictures after they reply' }
    expect(await sendPicture(ada, bob, address)).toMatchObject(early)
    await send(ada, bob, 'hello?')
    expect(await sendPicture(ada, bob, address)).toMatchObject(early)
    expect(picturesOf(await inboxOf(bob, 'message'))).toEqual([])
    await replied()
    expect((await sendPicture(ada, bob, address)).code).toBe(200)
    expect((await sendPicture(bob, ada, await uploaded(bob))).code).toBe(200)
  })

  it('is no reply to a call that nobody took: the record of it is nobody’s word [CHAT-70]', async () => {
    for (const asker of [ada, bob]) await asker.ask(accountCalls.updateHeartbeat, { status: 2, type: 0 })
    const { data } = await bob.ask(callsCalls.create, { calleeUserId: ada.userId, callLocation: 102 })
    await bob.ask(callsCalls.launch, { roomNum: data?.roomNum ?? '' })
    await bob.ask(callsCalls.cancel, { roomNum: data?.roomNum ?? '' })
    expect(await history(ada, bob)).toMatchObject([{ senderId: bob.userId, message_type: 7 }])
    expect((await sendPicture(ada, bob, await uploaded(ada))).code).toBe(54012)
  })

  it('must be a fresh upload of the sender: not another’s, not one that was sent, not any other address', async () => {
    await replied()
    await send(ada, bob, 'hi')
    const [mine, theirs] = [await uploaded(ada), await uploaded(bob)]
    expect((await sendPicture(ada, bob, theirs)).code).toBe(403)
    expect((await sendPicture(ada, bob, mine)).code).toBe(200)
    expect((await sendPicture(ada, bob, mine)).code).toBe(403)
    const portrait = await ada.ask(accountCalls.uploadImage, {}, { file: new Blob([await aPicture('png', 20, 20)]) })
    const others = [
      portrait.data.headImg,
      `/account/v1/media/${'0'.repeat(32)}`,
      'https://example.org/a.png',
      'javascript:1',
    ]
    for (const address of others) expect((await sendPicture(ada, bob, address)).code).toBe(403)
    expect((await sendPicture(ada, bob, '')).code).toBe(400)
    expect(await look(theirs, ada)).toBe(404)
    expect(picturesOf(await inboxOf(bob, 'message'))).toHaveLength(1)
  })

  it('of two messages at the same moment only one takes it, and a retry gets its first answer', async () => {
    await replied()
    const address = await uploaded(ada)
    const codes = await Promise.all([sendPicture(ada, bob, address), sendPicture(ada, bob, address)])
    expect(codes.map(({ code }) => code).toSorted()).toEqual([200, 403])
    const [second, messageUuid] = [await uploaded(ada), newUuid()]
    const first = await sendPicture(ada, bob, second, { messageUuid })
    expect((await sendPicture(ada, bob, second, { messageUuid })).data).toEqual(first.data)
    expect(picturesOf(await inboxOf(bob, 'message'))).toHaveLength(2)
  })
})

describe('an upload for a message', () => {
  const unsupported = { code: 40001, message: 'Unsupported image format' }

  it.each([
    ['a text', () => Promise.resolve(new TextEncoder().encode('<svg onload="alert(1)"/>'))],
    ['a GIF', () => aPicture('gif', 10, 10)],
    ['an animated WebP', () => aMovie('webp')],
    ['a picture that breaks off', async () => (await aPhoto(300, 300)).slice(0, 4_000)],
    ['a bomb', () => Promise.resolve(aBomb(50_000, 50_000))],
  ])('is refused with 40001: %s [CHAT-68]', async (_name, make) => {
    expect(await upload(ada, new Blob([await make()]))).toMatchObject(unsupported)
    expect(server.media.ids()).toEqual([])
  })

  it('may have 5 MiB and not one byte more [CHAT-68, CHAT-69]', async () => {
    const large = new Uint8Array(PICTURE_LIMIT + 1)
    large.set(await aPicture('jpeg', 10, 10))
    const tooLarge = { code: 40004, message: 'The image size is limited to 5M' }
    expect(await upload(ada, new Blob([large]))).toMatchObject(tooLarge)
    expect((await upload(ada, new Blob([large.slice(0, PICTURE_LIMIT)]))).code).toBe(200)
  })

  it('is taken from nobody without a session, and from each so many in their time', async () => {
    const visitor = await server.visitor()
    expect((await upload(visitor)).status).toBe(401)
    for (let count = 0; count < 8; count += 1) expect((await upload(ada)).code).toBe(200)
    expect((await upload(ada)).status).toBe(429)
    expect((await upload(bob)).code).toBe(200)
    await server.clock.advance(60_000)
    expect((await upload(ada)).code).toBe(200)
  })

  it('that nobody sends goes after a day, and one that was sent stays', async () => {
    await replied()
    const [kept, left] = [await uploaded(ada), await uploaded(ada)]
    await sendPicture(ada, bob, kept)
    const { media, store } = server.parts
    const sweepAt = (age: number) =>
      sweepMedia(store, media, server.parts.config.settings.pictures, server.clock.now() + age)
    await sweepAt(DAY)
    expect(await look(left, ada)).toBe(200)
    await sweepAt(DAY + 1)
    expect([await look(left, ada), await look(kept, bob)]).toEqual([404, 200])
    expect((await sendPicture(ada, bob, left)).code).toBe(403)
    expect(server.media.ids()).toHaveLength(1)
  })

  it('takes the place of the oldest that waits, and of no portrait that does', async () => {
    const portrait = await ada.ask(accountCalls.uploadImage, {}, { file: new Blob([await aPicture('png', 20, 20)]) })
    const waiting = []
    for (let count = 0; count < 4; count += 1) {
      await server.clock.advance(1_000)
      waiting.push(await uploaded(ada))
    }
    const seen = await Promise.all([portrait.data.headImg, ...waiting].map((address) => look(address, ada)))
    expect(seen).toEqual([200, 404, 200, 200, 200])
  })
})

describe('pictures and accounts', () => {
  it('a deleted account takes its pictures along; those it was sent stay with who sent them [PLUS-14]', async () => {
    await send(ada, bob, 'hi')
    await replied()
    await pay(ada)
    const [ofAda, ofBob] = [await uploaded(ada), await uploaded(bob)]
    await sendPicture(ada, bob, ofAda)
    await sendPicture(bob, ada, ofBob)
    await ada.ask(accountCalls.deleteAccount, { userId: ada.userId })
    await purgeDue(server.parts.store, server.server.admin.safety, server.clock.now() + 7 * DAY)
    expect([await look(ofAda, bob), await look(ofBob, bob)]).toEqual([404, 200])
    await server.clock.settle()
    expect(server.media.ids()).toHaveLength(1)
    const media = await server.parts.store.read((db) => db.selectFrom('media').selectAll().execute())
    expect(media).toMatchObject([{ owner_id: bob.userId, receiver_id: null }])
  })
})
