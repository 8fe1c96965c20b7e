import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { compose } from '../../../src/domain/chat/composing'
import { imagesAsText } from '../../../src/domain/chat/emoji-text'

describe('emoji images', () => {
  it('become their alternative text on sending [CHAT-65]', () => {
    expect(compose('hi <img class="e" src="/e.png" alt="[grin]"> and <IMG alt=\'😂\'/>', [])).toEqual(
      E.right('hi [grin] and 😂'),
    )
  })

  it('without one stay as they are, for sanitising to deal with', () => {
    for (const text of ['<img src=x>', '<img alt>', 'alt="a"', '<p alt="a">', '1 < 2 alt="a" > 0'])
      expect(imagesAsText(text)).toBe(text)
  })

  it('are judged by what they become: words of the list, and nothing at all [CHAT-65, CHAT-66]', () => {
    expect(compose('<img alt="badword">', ['badword'])).toMatchObject({ left: { rule: 'CHAT-66' } })
    expect(compose('<img alt="">', [])).toMatchObject({ left: { rule: 'CHAT-62' } })
  })
})
