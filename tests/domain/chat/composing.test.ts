import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { compose } from '../../../src/domain/chat/composing'
import { refused } from '../../../src/domain/kernel/refused'

describe('composing a text', () => {
  it('trims it and refuses what is then empty [CHAT-62]', () => {
    expect(compose('  hello \n', [])).toEqual(E.right('hello'))
    for (const blank of ['', ' ', '\n\t  ']) expect(compose(blank, [])).toEqual(E.left(refused('CHAT-62')))
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
