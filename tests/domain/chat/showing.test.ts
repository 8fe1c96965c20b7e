import { describe, expect, it } from 'vitest'
import type { ShownMessage } from '../../../src/domain/chat/delivery'
import { isSameBubble, shown } from '../../../src/domain/chat/showing'
import { MINUTE } from '../../../src/domain/kernel/time'
import { me, stored, uuid } from './samples'

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
})
