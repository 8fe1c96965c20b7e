import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from '../../../src/domain/kernel/sanitise'

describe('sanitise', () => {
  it.each([
    ['<img src=x>', '***********'],
    ['a <script>x</script> b', 'a ********x********* b'],
    ['see <a href=1>', 'see **********'],
    ['<iframe', '*******'],
    ['<frameset>', '**********'],
    ['</style>', '********'],
  ])('turns the markup of %j into asterisks [PROF-11]', (text, shown) => {
    expect(sanitise(text)).toBe(shown)
  })

  it('ignores case and writes one asterisk a character [PROF-12]', () => {
    expect(sanitise('<IMG a>')).toBe('*******')
    expect(sanitise('<img 😀>')).toBe('*******')
  })

  it('ends an unclosed run with its line [PROF-12]', () => {
    expect(sanitise('<img a\nb>')).toBe('******\nb>')
  })

  it.each(['I <3 you', 'a < script', '1 < 2 > 0', '<>', 'img src=x', '<b>bold</b>'])(
    'leaves %j as it is [PROF-12]',
    (text) => {
      expect(sanitise(text)).toBe(text)
    },
  )

  it('leaves nothing to find and keeps the length [PROF-11]', () => {
    const piece = fc.constantFrom('<', '>', '/', 'img', 'SCRIPT', ' ', 'a', '\n', '3', '😀')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        const once = sanitise(text)
        expect(once).not.toMatch(/<\/?[a-z][^>\n]*(?:img|script)/i)
        expect([...once]).toHaveLength([...text].length)
        expect(sanitise(once)).toBe(once)
      }),
    )
  })
})
