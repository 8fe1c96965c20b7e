import { describe, expect, it } from 'vitest'
import { ann, bob } from '../../domain/chat/samples'
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

  it('stays until its message is stored, and then only gives way when nothing else was typed', async () => {
    const world = makeChatWorld()
    const page = world.load()
    await page.begin()
    await page.open(ann)
    page.chat.keepDraft(ann, 'one')
    const sent = page.chat.send('one')()
    expect(drafts(world)).toEqual(['one'])
    page.chat.keepDraft(ann, 'two')
    await sent
    expect(drafts(world)).toEqual(['two'])
    expect(page.view.open?.draft).toBe('two')
  })
})
