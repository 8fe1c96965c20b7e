import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it } from 'vitest'
import { refused } from '../../../src/domain/kernel/refused'
import { ann, bob, message } from '../../domain/chat/samples'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { makeChatWorld, type ChatWorld } from './chat-world'

describe('the conversation beside a video call', () => {
  let world: ChatWorld
  let page: ReturnType<ChatWorld['load']>

  beforeEach(async () => {
    world = makeChatWorld()
    page = world.load()
    page.inbox.lead()
    await page.begin()
  })

  const open = () => page.view.open

  it('takes words to somebody who is no friend, as written in a call, until it is over; pictures it does not [CHAT-70, CHAT-71, CHAT-73]', async () => {
    world.relations.set(ann, 'stranger')
    await page.receive({ messages: [message(1)], cursor: 1 })
    world.talk.set(ann)
    await page.open(ann)
    expect(open()).toMatchObject({ restriction: null, wordsOnly: true })
    expect(await page.say('hello')).toEqual(E.right(undefined))
    expect(world.server.requests).toMatchObject([{ to: ann, extras: { inCall: true } }])
    expect(await page.chat.openPicture(pictureFile('cat.jpg'))()).toEqual(E.left(refused('CHAT-70')))
    world.talk.set(bob)
    expect(open()).toMatchObject({ restriction: 'NoLongerFriends', wordsOnly: false })
    expect(await page.say('bye')).toEqual(E.left(refused('CHAT-71')))
  })

  it('marks the words of friends too, whose pictures stay allowed; after the call they are plain again [CHAT-73]', async () => {
    world.relations.set(ann, 'friend')
    world.talk.set(ann)
    await page.open(ann)
    await page.say('in it')
    expect(open()).toMatchObject({ restriction: null, wordsOnly: false })
    world.talk.set(null)
    await page.say('after it')
    expect(world.server.requests.map(({ extras }) => extras?.inCall)).toEqual([true, undefined])
  })
})
