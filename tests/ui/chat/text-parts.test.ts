import { describe, expect, it } from 'vitest'
import { isFewEmoji, textParts } from '../../../src/ui/chat/text-parts'

const addresses = (text: string) =>
  textParts(text)
    .filter(({ _tag }) => _tag === 'Address')
    .map((part) => part.text)

describe('addresses in a message', () => {
  it('are found where they stand; nothing of the text is lost', () => {
    const text = 'See https://example.org/a?b=1&c=2, or (http://x.test/).'
    expect(addresses(text)).toEqual(['https://example.org/a?b=1&c=2', 'http://x.test/'])
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.test', 'https://', 'example.org', 'mailto:a@b.test'])(
    'are never %s',
    (text) => expect(addresses(text)).toEqual([]),
  )
})

describe('emoji alone', () => {
  it.each(['😂', '👍🏽', '🎉🎉🎉', '👩‍👩‍👧 ❤️', '🇧🇷', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍❤️‍💋‍👨🏻', '🧑🏽‍🚀'])('%s is drawn large', (text) =>
    expect(isFewEmoji(text)).toBe(true),
  )
  it.each(['😂😂😂😂', 'ok 👍', '1', '', '#', '🇧', '❤', '☀🏽'])('%s is not', (text) =>
    expect(isFewEmoji(text)).toBe(false),
  )
})
