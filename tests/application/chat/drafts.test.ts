import { describe, expect, it } from 'vitest'
import { ann, bob } from '../../domain/chat/samples'
import { diskFull } from '../../fakes/chat-store.fake'
import { makeChatWorld, type ChatWorld } from './chat-world'

const drafts = ({ settings }: ChatWorld) =>
  [...settings.entries].filter(([key]) => key.startsWith('visavis-draft')).map(([, text]) => text)

describe('a draft', () => {
  it('survives a reload and is gone once sent', async () => {
    const world = makeChatWorld()
    let page = world.load()
    await page.begin()
    await page.open(ann)
    page.chat.keepDraft(ann, 'half a thou')
    await page.open(bob)
    expect(page.view.open?.draft).toBe('')
    page = world.load()
    await page.begin()
    await page.open(ann)
    expect(page.view.open?.draft).toBe('half a thou')
    await page.say('half a thought')
    expect(page.view.open?.draft).toBe('')
    expect(drafts(world)).toEqual([])
  })

  it('goes with its message, and is back before what was typed since when the store does not take it', async () => {
    const world = makeChatWorld()
    const page = world.load()
    await page.begin()
    await page.open(ann)
    page.chat.keepDraft(ann, 'one')
    world.stores.break(diskFull)
    const sent = page.chat.send('one')()
    expect([drafts(world), page.view.open?.draft]).toEqual([[], ''])
    page.chat.keepDraft(ann, 'two')
    await sent
    expect(drafts(world)).toEqual(['one\ntwo'])
    expect(page.view.open?.draft).toBe('one\ntwo')
  })

  it('of somebody who is signed out by then does not come back [PLUS-15]', async () => {
    const world = makeChatWorld()
    const page = world.load()
    await page.begin()
    await page.open(ann)
    page.chat.keepDraft(ann, 'one')
    world.stores.break(diskFull)
    const sent = page.chat.send('one')()
    page.inbox.end()
    await sent
    expect(drafts(world)).toEqual([])
  })
})
