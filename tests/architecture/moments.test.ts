import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortByMoment } from '../../scripts/vite/moments'

const imports: Readonly<Record<string, readonly string[]>> = {
  home: ['card', 'words'],
  popup: ['card', 'form'],
  form: ['words', 'field'],
  card: ['words'],
}
const sorted = sortByMoment({ welcome: ['home'], 'sign-in': ['popup'] }, (file) => imports[file] ?? [])

describe('the moment of a file', () => {
  it('is the earliest at which an entry needs it, itself or through others', () => {
    expect(sorted.get('words')).toBe('welcome')
    expect(sorted.get('card')).toBe('welcome')
    expect(sorted.get('popup')).toBe('sign-in')
    expect(sorted.get('field')).toBe('sign-in')
  })

  it('is none where no entry needs it', () => {
    expect(sorted.get('settings')).toBeUndefined()
  })

  it('is never later than that of a file which needs it, whoever imports whom', () => {
    const file = fc.integer({ min: 0, max: 9 }).map(String)
    const graph = fc.array(fc.tuple(file, file), { maxLength: 40 })
    fc.assert(
      fc.property(graph, file, file, (edges, first, second) => {
        const importsOf = (from: string) => edges.flatMap(([one, other]) => (one === from ? [other] : []))
        const found = sortByMoment({ early: [first], late: [second] }, importsOf)
        for (const [from, to] of edges) if (found.get(from) === 'early') expect(found.get(to)).toBe('early')
        for (const [from, to] of edges) if (found.has(from)) expect(found.has(to)).toBe(true)
      }),
    )
  })
})
