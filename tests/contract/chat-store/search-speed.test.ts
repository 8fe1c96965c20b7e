import { expect, it } from 'vitest'
import { toQuery } from '../../../src/domain/chat/search-query'
import * as O from 'fp-ts/Option'
import { historyRowOf } from '../../../src/infrastructure/storage/chat/rows'
import { TextIndex } from '../../../src/infrastructure/storage/search/text-index'
import { ME, NOON, message } from './chat-store.world'

const COUNT = 100_000
const FILL = [
  'Shall we meet tomorrow at the café near the river?',
  'نلتقي غدًا عند المقهى قرب النهر',
  '我们明天在河边的咖啡馆见面吧',
]

const fastest = (runs: number, run: () => void): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const since = performance.now()
      run()
      return performance.now() - since
    }),
  )

it.each([
  ['a word of one message', 'needle', 1],
  ['two words of every third', 'cafe river', COUNT / 3],
  ['a word of no message', 'nowhere', 0],
])('looks through 100,000 messages for %s in less than 100 ms [PLUS-26]', (_what, typed, hits) => {
  const index = new TextIndex(ME)
  const rows = Array.from({ length: COUNT }, (_, n) => {
    const content = n === 77_777 ? 'the Needle' : `${FILL[n % 3] ?? ''} ${n}`
    return { ...historyRowOf(ME, message(n + 1, { content }), true), id: n + 1 }
  })
  index.put(rows)
  const query = O.getOrElse<readonly string[]>(() => [])(toQuery(typed))
  expect(Math.abs(index.find(query, NOON, 30).total - hits)).toBeLessThan(2)
  expect(fastest(3, () => index.find(query, NOON, 30))).toBeLessThan(100)
})
