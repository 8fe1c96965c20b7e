import { describe, expect, it } from 'vitest'
import { isQuiet } from '../../../src/ui/shell/quiet-pages'

describe('pages that no tip comes in beside', () => {
  it.each([
    '/shop',
    '/pay',
    '/pay/coins',
    '/payRes',
    '/match',
    '/matching',
    '/matchCall',
    '/message/IMMessageSession/7',
  ])('%s [CHAT-91, SHELL-76]', (path) => expect(isQuiet(path)).toBe(true))

  it.each(['/', '/message', '/friends', '/profile/7', '/nowhere'])('not %s [SHELL-76]', (path) =>
    expect(isQuiet(path)).toBe(false),
  )
})
