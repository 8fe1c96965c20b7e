import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { beforeEach, describe, expect, it } from 'vitest'
import { PICTURE_LIMIT } from '../../../src/domain/kernel/picture-file'
import { refused } from '../../../src/domain/kernel/refused'
import { SECOND } from '../../../src/domain/kernel/time'
import { got } from '../../contract/harness/check'
import { ann, bob, me, message } from '../../domain/chat/samples'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { makeChatWorld, type ChatWorld } from './chat-world'

describe('pictures', () => {
  let world: ChatWorld
  let page: ReturnType<ChatWorld['load']>

  beforeEach(async () => {
    world = makeChatWorld()
    page = world.load()
    page.inbox.lead()
    await page.begin()
    await page.receive({ messages: [message(1)], cursor: 1 })
    await page.open(ann)
  })

  const last = () => page.view.open?.messages.at(-1)

  const send = async (name = 'cat.jpg') => {
    const picture = await page.chat.openPicture(pictureFile(name))()
    if (E.isLeft(picture)) return picture
    const sent = await page.chat.sendPicture(picture.right)()
    picture.right.close()
    await world.clock.settle()
    return sent
  }

  it('goes out downscaled, uploaded first, as a message of type 3 with its address [CHAT-68, CHAT-73]', async () => {
    expect(await send()).toEqual(E.right(undefined))
    expect(world.pictures.cuts).toEqual([
      { cut: { x: 0, y: 0, width: 4_000, height: 3_000 }, drawn: { width: 2_048, height: 1_536 } },
    ])
    expect(world.server.uploads).toEqual(['cat.jpg'])
    expect(world.server.requests.at(-1)).toMatchObject({ to: ann, extras: { pictureUrl: '/media/cat.jpg' } })
    expect(last()).toMatchObject({
      kind: 'img',
      mine: true,
      delivery: { _tag: 'Sent' },
      picture: { url: '/media/cat.jpg', width: 2_048, height: 1_536 },
    })
  })

  it('overtakes no text that waits to be painted [CHAT-53]', async () => {
    const paint = world.page.holdPaint()
    void page.chat.send('look')()
    const sent = send()
    await world.clock.settle()
    expect(world.server.requests).toEqual([])
    paint()
    await sent
    await world.clock.advance(SECOND)
    expect(world.server.requests.map(({ extras }) => extras?.pictureUrl)).toEqual([undefined, '/media/cat.jpg'])
  })

  it('takes images only, of 5 MiB at most [CHAT-68, CHAT-69]', async () => {
    const opened = (size: number, type = 'image/png') => page.chat.openPicture(pictureFile('a', size, type))()
    expect(await opened(1_000, 'application/pdf')).toEqual(E.left({ _tag: 'PictureUnsupported' }))
    expect(await opened(PICTURE_LIMIT + 1)).toEqual(E.left({ _tag: 'PictureTooLarge' }))
    expect(E.isRight(await opened(PICTURE_LIMIT))).toBe(true)
    expect(await send('broken.jpg')).toEqual(E.left({ _tag: 'PictureUnsupported' }))
    expect(world.server.uploads).toEqual([])
  })

  it('is not opened, let alone uploaded, before they have written, counted until then [CHAT-70, DATA-12]', async () => {
    await page.open(bob)
    expect(page.view.open?.picturesAllowed).toBe(false)
    expect(await page.chat.openPicture(pictureFile())()).toEqual(E.left(refused('CHAT-70')))
    expect(world.pictures.held()).toBe(0)
    await page.chat.send('hello?')()
    expect(world.settings.entries.get('msgTimes')).toBe(JSON.stringify({ [bob]: 1 }))
    await page.receive({ messages: [message(2, { sender: bob })], cursor: 2 })
    expect(world.settings.entries.has('msgTimes')).toBe(false)
    expect(page.view.open?.picturesAllowed).toBe(true)
    expect(await send()).toEqual(E.right(undefined))
  })

  it.each(['history', 'snapshot'] as const)(
    'is opened on a new device when the %s shows their words, though a message was written before it came [CHAT-70, DATA-12]',
    async (source) => {
      world.server.setOnline(false)
      await page.open(bob)
      await page.chat.send('hello again')()
      expect(world.settings.entries.get('msgTimes')).toBe(JSON.stringify({ [bob]: 1 }))
      page.chat.close(bob)
      const messages = [message(2, { sender: bob })]
      if (source === 'history') world.server.history = (friend) => (friend === bob ? messages : [])
      else world.server.snapshot = { ...world.server.snapshot, messages }
      world.server.setOnline(true)
      if (source === 'snapshot') await page.inbox.takeSnapshot()
      await page.open(bob)
      expect(page.view.open?.picturesAllowed).toBe(true)
      expect(world.settings.entries.has('msgTimes')).toBe(false)
      expect(await send()).toEqual(E.right(undefined))
    },
  )

  it('tells how much has been sent, and shows itself from this device meanwhile [CHAT-68]', async () => {
    let go = () => {}
    world.server.uploadGate = () => new Promise((resolve) => (go = () => resolve()))
    await send()
    const uuid = last()?.uuid
    if (uuid === undefined) throw new Error('no bubble')
    expect(last()).toMatchObject({ delivery: { _tag: 'Pending' }, picture: { url: '' } })
    expect(page.view.uploaded(uuid)).toBe(50)
    const shown = await page.chat.waitingPicture(uuid)()
    expect(O.isSome(shown) && shown.value.address).toBe('blob:cat.jpg')
    go()
    await world.clock.settle()
    expect(page.view.uploaded(uuid)).toBeUndefined()
    expect(O.isNone(await page.chat.waitingPicture(uuid)())).toBe(true)
  })

  it('is called back while it is on its way: no message, and the next one goes [CHAT-68]', async () => {
    world.server.uploadGate = () => new Promise(() => {})
    await send()
    await page.say('and a word')
    const picture = page.view.open?.messages.find(({ kind }) => kind === 'img')
    if (picture === undefined) throw new Error('no bubble')
    await page.chat.cancelPicture(picture.uuid)()
    await world.clock.advance(SECOND)
    expect(page.view.open?.messages.map(({ kind }) => kind)).toEqual(['txt', 'txt'])
    expect(world.server.storedFor(ann)).toEqual(['and a word'])
    expect(page.view.uploaded(picture.uuid)).toBeUndefined()
  })

  it('that has been uploaded is not called back any more', async () => {
    world.server.gate = () => new Promise(() => {})
    await send()
    const { uuid } = last() ?? {}
    if (uuid === undefined) throw new Error('no bubble')
    await page.chat.cancelPicture(uuid)()
    expect(last()).toMatchObject({ uuid, delivery: { _tag: 'Pending' }, picture: { url: '/media/cat.jpg' } })
  })

  it('that has been uploaded meanwhile keeps its bubble and goes on when it is called back too late', async () => {
    let go = () => {}
    world.server.uploadGate = () => new Promise((resolve) => (go = () => resolve()))
    world.server.gate = () => new Promise(() => {})
    await send()
    const { uuid } = last() ?? {}
    if (uuid === undefined) throw new Error('no bubble')
    let show = () => {}
    world.stores.hold(new Promise((resolve) => (show = () => resolve())))
    const other = await got(world.stores.open(me))
    await got(other.pictureUploaded(uuid, '/media/cat.jpg'))
    await page.chat.cancelPicture(uuid)()
    show()
    go()
    await world.clock.settle()
    expect(last()).toMatchObject({ uuid, kind: 'img' })
    expect(world.server.requests).toHaveLength(1)
  })

  it('is not uploaded any more once its writer has signed out, and goes out at the next sign-in [PLUS-15]', async () => {
    let go = () => {}
    world.server.uploadGate = () => new Promise((resolve) => (go = () => resolve()))
    await send()
    const { uuid } = last() ?? {}
    page.inbox.end()
    go()
    await world.clock.settle()
    expect(world.server.requests).toEqual([])
    world.server.uploadGate = async () => {}
    await page.begin()
    await world.clock.advance(SECOND)
    expect(world.server.requests.map((one) => one.uuid)).toEqual([uuid])
  })

  it('survives a reload before its upload, and goes out with the same uuid [PLUS-17]', async () => {
    world.server.setOnline(false)
    await send()
    const { uuid } = last() ?? {}
    page.inbox.end()
    world.server.setOnline(true)
    page = world.load()
    page.inbox.lead()
    await page.begin()
    await world.clock.advance(SECOND)
    expect(world.server.uploads).toEqual(['cat.jpg'])
    expect(world.server.requests.map((one) => one.uuid)).toEqual([uuid])
  })

  it('is uploaded again when that was lost, but not when only its message was [PLUS-17]', async () => {
    world.server.uploadsLost = 1
    world.server.forecast(['after'])
    await send()
    await world.clock.advance(60 * SECOND)
    expect(world.server.uploads).toEqual(['cat.jpg'])
    const [first, second] = world.server.requests
    expect(second).toEqual(first)
    expect(last()?.delivery._tag).toBe('Sent')
  })

  it('that was refused is sent again with its uuid, and not uploaded twice [CHAT-75]', async () => {
    world.server.forecast([{ refuse: 54012 }])
    await send()
    const { uuid } = last() ?? {}
    if (uuid === undefined) throw new Error('no bubble')
    expect(last()?.delivery).toMatchObject({ _tag: 'Failed', why: { code: 54012 } })
    await page.chat.retry(uuid)()
    await world.clock.advance(SECOND)
    expect(last()?.delivery._tag).toBe('Sent')
    expect(world.server.uploads).toHaveLength(1)
  })

  it('keeps its place among the words before and behind it [PLUS-17]', async () => {
    let go = () => {}
    world.server.uploadGate = () => new Promise((resolve) => (go = () => resolve()))
    await page.say('before')
    await send()
    await page.say('behind')
    expect(world.server.requests).toHaveLength(1)
    go()
    await world.clock.advance(SECOND)
    expect(world.server.requests.map(({ extras }) => extras?.pictureUrl)).toEqual([
      undefined,
      '/media/cat.jpg',
      undefined,
    ])
  })
})
