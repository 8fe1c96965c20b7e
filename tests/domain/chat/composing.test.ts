import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { compose } from '../../../src/domain/chat/composing'
import { refused } from '../../../src/domain/kernel/refused'

describe('composing a text', () => {
  it('trims it and refuses what is then empty [CHAT-62]', () => {
    expect(compose('  hello \n', [])).toEqual(E.right('hello'))
    for (const blank of ['', ' ', '\n\t  ']) expect(compose(blank, [])).toEqual(E.left(refused('CHAT-62')))
  })

  it('loses controls, halves of characters and what turns its direction, and keeps lines, emoji and letters that join [CHAT-62]', () => {
    const cases = [
      ['a\u0007b\u001b[31mc', 'ab[31mc'],
      ['half \ud83d of one', 'half  of one'],
      ['\u202egnp.exe\u202c \u2066x\u2069', 'gnp.exe x'],
      ['zero\u200bwidth', 'zerowidth'],
      ['one\r\ntwo\rthree\tfour', 'one\ntwo\nthree four'],
      ['👩\u200d💻 می\u200cخواهم', '👩\u200d💻 می\u200cخواهم'],
    ] as const
    for (const [typed, sent] of cases) expect(compose(typed, [])).toEqual(E.right(sent))
    for (const unseen of ['\u200b', '\u202e \u202c', '\ud83d', '\u2800', '\u0301'])
      expect(compose(unseen, [])).toEqual(E.left(refused('CHAT-62')))
    expect(compose('bad\u200bword', ['badword'])).toEqual(E.left(refused('CHAT-66')))
  })

  it('takes 2,000 characters and not one more', () => {
    expect(E.isRight(compose('x'.repeat(2_000), []))).toBe(true)
    expect(E.isRight(compose('😀'.repeat(2_000), []))).toBe(true)
    expect(compose('😀'.repeat(2_001), [])).toEqual(E.left(refused('54014')))
    expect(E.isRight(compose(` ${'x'.repeat(2_000)} `, []))).toBe(true)
    expect(compose('x'.repeat(2_001), [])).toEqual(E.left(refused('54014')))
    expect(compose('x'.repeat(10_000), [])).toEqual(E.left(refused('54014')))
  })

  it('takes as many as a deployment allows', () => {
    expect(E.isRight(compose('four', [], 4))).toBe(true)
    expect(compose('fives', [], 4)).toEqual(E.left(refused('54014')))
  })

  it('refuses a listed word in any case [CHAT-66]', () => {
    expect(compose('what a BadWord this is', ['badword'])).toEqual(E.left(refused('CHAT-66')))
    expect(E.isRight(compose('a good word', ['badword']))).toBe(true)
  })

  it('has no words of its own, and an empty one matches nothing [CHAT-67]', () => {
    expect(E.isRight(compose('badword', []))).toBe(true)
    expect(E.isRight(compose('hello', ['', '  ']))).toBe(true)
  })
})
