import { describe, expect, it } from 'vitest'
import type { ShownMessage, StoredMessage } from '../../../src/domain/chat/delivery'
import { DELETED } from '../../../src/domain/chat/message-kind'
import { isSameBubble, isTurn, makeShowing } from '../../../src/domain/chat/showing'
import { MINUTE } from '../../../src/domain/kernel/time'
import { me, stored, uuid } from './samples'

const shown = makeShowing()

describe('the bubbles of a conversation', () => {
  it('have a time between them from 5 minutes on [CHAT-19]', () => {
    const near = shown([stored(1, { at: 0 }), stored(2, { at: 5 * MINUTE - 1 })], me)
    const far = shown([stored(1, { at: 0 }), stored(2, { at: 5 * MINUTE })], me)
    expect(near.map((one) => one.separated)).toEqual([true, false])
    expect(far.map((one) => one.separated)).toEqual([true, true])
  })

  it('count the gap from the bubble above, not from what is left out [CHAT-19]', () => {
    const unknown = stored(2, { at: 4 * MINUTE, type: 99, typeValue: 99 })
    const bubbles = shown([stored(1, { at: 0 }), unknown, stored(3, { at: 6 * MINUTE })], me)
    expect(bubbles.map((one) => one.separated)).toEqual([true, true])
  })

  it('say whose they are and how far they are', () => {
    const [one] = shown([stored(1, { sender: me, delivery: { _tag: 'Pending' } })], me)
    expect(one).toMatchObject({ mine: true, kind: 'txt', text: 'text 1', delivery: { _tag: 'Pending' } })
    expect(shown([stored(1)], me)[0]?.mine).toBe(false)
  })

  it('show no markup [CHAT-34]', () => {
    const text = (content: string) => shown([stored(1, { content })], me)[0]?.text
    expect(text('hi <img src=x onerror=alert(1)> you')).toBe('hi *** you')
    expect(text('<SCRIPT>x</SCRIPT>')).toBe('***x***')
    expect(text('1 < 2 > 0 and I <3 your video')).toBe('1 < 2 > 0 and I <3 your video')
  })

  it('are the same as long as they say the same, though they were read anew', () => {
    const [one] = shown([stored(1)], me)
    const failed = (message: string) => ({ _tag: 'Failed', why: { code: 1, message } }) as const
    const same = (changes: Partial<ShownMessage>, before: Partial<ShownMessage> = {}) =>
      one !== undefined && isSameBubble({ ...one, ...before }, { ...one, ...changes })
    expect(same({})).toBe(true)
    expect(same({ delivery: { _tag: 'Sent' } })).toBe(true)
    expect(same({ delivery: failed('no') }, { delivery: failed('no') })).toBe(true)
    const others: readonly Partial<ShownMessage>[] = [
      { uuid: uuid(2) },
      { kind: 'video' },
      { text: 'else' },
      { at: 9 },
      { mine: true },
      { separated: false },
      { delivery: { _tag: 'Pending' } },
    ]
    expect(others.map((changes) => same(changes))).toEqual(others.map(() => false))
    expect(same({ delivery: failed('no') }, { delivery: failed('why') })).toBe(false)
  })

  it('leave the content of other kinds as it is', () => {
    expect(shown([stored(1, { type: 7, content: '{"a":"<img>"}' })], me)[0]).toMatchObject({
      kind: 'video',
      text: '{"a":"<img>"}',
    })
  })

  it('stay the same objects as long as their messages and what is around them do [CHAT-53]', () => {
    const [show, one, two] = [makeShowing(), stored(1, { at: 0 }), stored(2, { at: MINUTE })]
    const before = show([one, two], me)
    const after = show([one, two, stored(3, { at: 2 * MINUTE })], me)
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
    expect(show([two], me)[0]).toMatchObject({ separated: true })
    expect(show([one, { ...two, content: 'else' }], me)[1]?.text).toBe('else')
    const local = new Map([[one.uuid, { _tag: 'Working' } as const]])
    expect(show([one], me, local)[0]?.translation).toEqual({ _tag: 'Working' })
    expect(show([one], one.sender)[0]?.mine).toBe(true)
  })

  it('begin a turn where somebody else speaks with no time between', () => {
    const [theirs, mine, later] = shown(
      [stored(1, { at: 0 }), stored(2, { at: MINUTE, sender: me }), stored(3, { at: 9 * MINUTE })],
      me,
    )
    if (theirs === undefined || mine === undefined || later === undefined) throw new Error('not shown')
    expect([isTurn(undefined, theirs), isTurn(theirs, mine), isTurn(mine, mine), isTurn(mine, later)]).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it('carry the picture of an image, known or not [CHAT-30, CHAT-32]', () => {
    const picture = { url: '/p', width: 4, height: 3 }
    const image = { type: 3, typeValue: 3, content: '' }
    expect(shown([stored(1, { ...image, picture })], me)[0]).toMatchObject({ kind: 'img', picture })
    expect(shown([stored(1, image)], me)[0]?.picture).toEqual({ url: '', width: 0, height: 0 })
    expect(shown([stored(1, { picture })], me)[0]).not.toHaveProperty('picture')
  })

  it('carry what became of a translation, sanitised; what the gateway says goes before what was made here [CHAT-20, CHAT-34]', () => {
    const done = (text: string) => ({ _tag: 'Done', text, language: 'en' }) as const
    const local = new Map([[uuid(1), { _tag: 'Working' } as const]])
    const translation = (changes: Partial<StoredMessage>) => shown([stored(1, changes)], me, local)[0]?.translation
    expect(translation({})).toEqual({ _tag: 'Working' })
    expect(translation({ translation: done('<img src=x> hi') })).toEqual(done('*** hi'))
    expect(translation({ translation: { _tag: 'Failed' } })).toEqual({ _tag: 'Failed' })
    expect(translation({ type: 3, typeValue: 3 })).toBeUndefined()
  })

  it('say that a request was accepted [CHAT-31, CHAT-32]', () => {
    const request = { type: 2, typeValue: 1, adding: { type: 0, accepted: true } }
    expect(shown([stored(1, request)], me)[0]).toMatchObject({ kind: 'friend', accepted: true })
    expect(shown([stored(1, { type: 2, typeValue: 1 })], me)[0]).not.toHaveProperty('accepted')
  })

  it('are drawn anew for a new picture or translation', () => {
    const [one] = shown([stored(1)], me)
    const same = (changes: Partial<ShownMessage>, before: Partial<ShownMessage> = {}) =>
      one !== undefined && isSameBubble({ ...one, ...before }, { ...one, ...changes })
    const picture = { url: '', width: 1, height: 1 }
    const done = { _tag: 'Done', text: 'a', language: 'en' } as const
    expect(same({ picture }, { picture: { ...picture } })).toBe(true)
    expect(same({ picture: { ...picture, url: '/p' } }, { picture })).toBe(false)
    expect(same({ translation: { ...done } }, { translation: done })).toBe(true)
    expect(same({ translation: { ...done, text: 'b' } }, { translation: done })).toBe(false)
    expect(same({ translation: { _tag: 'Failed' } }, { translation: { _tag: 'Working' } })).toBe(false)
    expect(same({ accepted: true })).toBe(false)
  })

  it('leave out what was deleted here', () => {
    expect(shown([stored(1, { ...DELETED, content: '' }), stored(2)], me).map(({ text }) => text)).toEqual(['text 2'])
  })
})
