import { describe, expect, it } from 'vitest'
import { friendNews } from '../../../src/domain/friends/friend-news'

describe('the news of a friendship', () => {
  it.each([
    ['asking', 'friend', 'added'],
    ['asked', 'friend', 'agreed'],
    ['friend', 'friend', null],
    ['stranger', 'friend', null],
    [undefined, 'friend', null],
    ['asked', 'stranger', null],
    ['stranger', 'asking', null],
  ] as const)('from %s to %s: %s [FRND-25] [FRND-26]', (before, now, news) => {
    expect(friendNews(before, now)).toBe(news)
  })
})
