import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanJson, cleanText } from '../../src/terminal/clean-text'
import { makeOutput } from '../../src/terminal/output'

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/

describe('texts of others in a terminal [PLUS-29]', () => {
  it('steer nothing: neither sequences nor marks of direction get through', () => {
    expect(cleanText('a\u001b[31mred\u009b2J\u202eevil\u2066\u0007')).toBe('a�[31mred�2J�evil��')
    expect(cleanText('one\r\ntwo\tthree')).toBe('one ⏎ two three')
  })

  it('whatever they are: no line holds anything unsafe, and JSON says the same', () => {
    const text = fc.string({
      unit: fc.oneof(fc.string(), fc.constantFrom('\u001b', '\u009b', '\u202e', '\n', '\u2028')),
    })
    fc.assert(
      fc.property(text, (given) => {
        const json = cleanJson({ given })
        expect(cleanText(given)).not.toMatch(unsafe)
        expect(json).not.toMatch(unsafe)
        expect(JSON.parse(json)).toEqual({ given })
      }),
    )
  })

  it('are cleaned on every way out: told, noted and failed', () => {
    for (const json of [false, true]) {
      const written: string[] = []
      const write = (text: string) => void written.push(text)
      const out = makeOutput({ out: write, err: write, json, colours: false })
      out.tell({ kind: 'x', text: '\u001b]0;x\u0007' }, '\u001b]0;x\u0007')
      out.note('\u001b[2J')
      out.fail({ _tag: 'Refused', why: '\u001b[2J' })
      expect(written.length).toBe(json ? 2 : 3)
      written.forEach((line) => expect(line.slice(0, -1)).not.toMatch(unsafe))
    }
  })
})
