import { expect, it } from 'vitest'
import { loadEmoji } from '../../../src/application/chat/load-emoji'

it('brings the 93 emoji when they are asked for [DATA-1]', async () => {
  expect(await loadEmoji()).toHaveLength(93)
})
