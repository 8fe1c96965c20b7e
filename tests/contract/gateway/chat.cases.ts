import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { translateCode } from '../../../src/domain/chat/translation'
import { aPicture } from '../../builders/pictures'
import { turned } from '../../fakes/world/posting'
import { unwrap } from './browser'
import { befriended } from './befriended'
import { FREE_TRANSLATIONS, newUuid, type Site, type Somebody } from './ports.world'
import { refusedWith } from './refused-with'

const file = async (): Promise<File> => new File([await aPicture('png', 120, 160)], 'a.png', { type: 'image/png' })
const notAllowed = E.left({ _tag: 'HttpFailed', status: 403 })

/** What the port of chat promises of pictures, translations and deletions (ChatGateway). */
export const chatCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site, ada: Somebody, bob: Somebody) => Promise<void>) => async () => {
    const site = await open()
    const [ada, bob] = await befriended(site)
    await run(site, ada, bob).finally(site.close)
  }
  const say = (from: Somebody, to: Somebody, text: string) => from.chat.send(to.id, newUuid(), text)()
  const upload = async ({ chat }: Somebody) => unwrap(await chat.uploadPicture(await file(), () => undefined).done())
  const textsOf = async (reader: Somebody, friend: Somebody) =>
    unwrap(await reader.chat.history(friend.id, 1)()).map(({ content }) => content)

  it(
    'sends a picture once the other side has written, and shows it to both [CHAT-68, CHAT-70]',
    inSite(async (_site, ada, bob) => {
      const pictureUrl = await upload(ada)
      expect(await ada.chat.send(bob.id, newUuid(), '', { pictureUrl })()).toMatchObject(refusedWith(54012))
      unwrap(await say(bob, ada, 'Hello'))
      const uuid = newUuid()
      const accepted = unwrap(await ada.chat.send(bob.id, uuid, '', { pictureUrl })())
      expect(unwrap(await ada.chat.send(bob.id, uuid, '', { pictureUrl })())).toEqual(accepted)
      for (const [reader, friend] of [
        [ada, bob],
        [bob, ada],
      ] as const) {
        const sent = unwrap(await reader.chat.history(friend.id, 1)()).find((message) => message.uuid === uuid)
        expect(sent).toMatchObject({ type: 3, typeValue: 3, content: '', picture: { url: pictureUrl } })
        expect(sent?.picture?.width).toBeGreaterThan(0)
      }
    }),
  )

  it(
    'takes a picture along once, and none of somebody else',
    inSite(async (_site, ada, bob) => {
      unwrap(await say(ada, bob, 'Hello'))
      unwrap(await say(bob, ada, 'Hello'))
      const [mine, theirs] = [await upload(ada), await upload(bob)]
      unwrap(await ada.chat.send(bob.id, newUuid(), '', { pictureUrl: mine })())
      for (const pictureUrl of [mine, theirs])
        expect(await ada.chat.send(bob.id, newUuid(), '', { pictureUrl })()).toMatchObject(notAllowed)
    }),
  )

  it(
    'translates a message that asks for it while free ones are left, and sends it in any case [CHAT-81]',
    inSite(async (_site, ada, bob) => {
      const codes: unknown[] = []
      for (let count = 0; count <= FREE_TRANSLATIONS; count += 1) {
        const sent = unwrap(await ada.chat.send(bob.id, newUuid(), 'Hello', { translate: true })())
        codes.push(sent.translateCode)
      }
      expect(codes).toEqual([...Array<number>(FREE_TRANSLATIONS).fill(translateCode.done), translateCode.limit])
      expect(unwrap(await ada.chat.send(bob.id, newUuid(), 'Plain')()).translateCode).toBeUndefined()
      const read = unwrap(await bob.chat.history(ada.id, 1)())
      const done = { _tag: 'Done', text: turned('Hello'), language: 'en' }
      expect(read.map(({ content, translation }) => [content, translation])).toEqual([
        ...Array.from({ length: FREE_TRANSLATIONS }, () => ['Hello', done]),
        ['Hello', undefined],
        ['Plain', undefined],
      ])
    }),
  )

  it(
    'answers a message that asked for a translation the same again, and counts it once [CHAT-81]',
    inSite(async (_site, ada, bob) => {
      const uuid = newUuid()
      const first = unwrap(await ada.chat.send(bob.id, uuid, 'Hello', { translate: true })())
      for (let count = 0; count < FREE_TRANSLATIONS; count += 1)
        expect(unwrap(await ada.chat.send(bob.id, uuid, 'Hello', { translate: true })())).toEqual(first)
      const next = unwrap(await ada.chat.send(bob.id, newUuid(), 'Hello', { translate: true })())
      expect(next.translateCode).toBe(translateCode.done)
    }),
  )

  it(
    'deletes one side of a conversation, which comes back with what is new only [CHAT-14]',
    inSite(async (site, ada, bob) => {
      unwrap(await say(ada, bob, 'one'))
      await site.clock.advance(1_000)
      unwrap(await say(bob, ada, 'two'))
      const upTo = site.clock.now()
      expect(await ada.chat.deleteConversation(bob.id, upTo)()).toEqual(E.right(undefined))
      expect(unwrap(await ada.chat.snapshot()).deletions).toEqual([{ friend: bob.id, upTo }])
      expect(unwrap(await ada.chat.conversations())).toEqual([])
      expect(await textsOf(ada, bob)).toEqual([])
      expect(unwrap(await ada.chat.snapshot()).messages).toEqual([])
      expect(await textsOf(bob, ada)).toEqual(['one', 'two'])
      await site.clock.advance(1_000)
      unwrap(await say(bob, ada, 'three'))
      expect(unwrap(await ada.chat.conversations())).toMatchObject([{ friend: bob.id, unread: 1, lastText: 'three' }])
      expect(await textsOf(ada, bob)).toEqual(['three'])
    }),
  )

  it(
    'deletes up to a moment, again without effect, and nothing that came later [CHAT-14]',
    inSite(async (site, ada, bob) => {
      unwrap(await say(bob, ada, 'before'))
      const upTo = site.clock.now()
      await site.clock.advance(1_000)
      unwrap(await say(bob, ada, 'after'))
      const head = async () => unwrap(await ada.chat.snapshot()).cursor
      const before = await head()
      for (const _ of [1, 2]) unwrap(await ada.chat.deleteConversation(bob.id, upTo)())
      expect(await head()).toBe(before + 1)
      expect(await textsOf(ada, bob)).toEqual(['after'])
    }),
  )
}
