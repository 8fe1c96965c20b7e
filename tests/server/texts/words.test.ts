import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../server/texts/words'

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

describe('what the server says', () => {
  it('is said in the language of its reader, and in English where there is none', () => {
    expect(wordsOf('en').say('code_subject')).toBe('Your Visavis code')
    expect(wordsOf('ar').say('code_subject')).toMatch(/^\p{Script=Arabic}/u)
  })

  it('counts as the language counts', () => {
    const { say } = wordsOf('en')
    expect([say('coins', { count: 1 }), say('coins', { count: 0 }), say('coins', { count: 1_100 })]).toEqual([
      '1 coin',
      '0 coins',
      '1,100 coins',
    ])
    const arabic = [1, 2, 3, 11, 100].map((count) => plain(wordsOf('ar').say('coins', { count })))
    expect(new Set(arabic).size).toBe(5)
    expect(arabic.slice(0, 2)).toEqual(['عملة واحدة', 'عملتان'])
  })

  it('keeps names of the other direction apart, and leaves codes and addresses as they are', () => {
    const gift = { gift: 'Rose', count: 5 }
    expect(wordsOf('en').say('gift_earned', { name: 'Ada', ...gift })).toBe(
      'Ada sent you a gift: Rose. You earned 5 points.',
    )
    expect(wordsOf('en').say('gift_earned', { name: 'منى', ...gift })).toContain('\u2068منى\u2069 sent')
    expect(wordsOf('ar').say('gift_earned', { name: 'Ada', ...gift })).toContain('\u2068Ada\u2069')
    const link = 'https://visavis.example/login?mail=x'
    expect(wordsOf('ar').say('confirm_link', { link })).toMatch(/: https:\S+mail=x$/)
    expect(wordsOf('ar').say('code', { code: '123456' })).toContain(' 123456،')
  })

  it('says days in UTC and amounts of money as the language writes them', () => {
    const { day, price } = wordsOf('en')
    expect(day(Date.UTC(2026, 10, 22, 23, 59))).toBe('Nov 22, 2026')
    expect([price({ minor: 1052, currency: 'USD' }), price({ minor: 500, currency: 'JPY' })]).toEqual([
      '$10.52',
      '¥500',
    ])
    expect(plain(wordsOf('ar').day(0))).not.toBe(day(0))
  })

  it('leaves no sign of what was not given', () => {
    expect(wordsOf('en').say('call_returned_nothing', { date: 'today', reason: '' })).toBe(
      'Your call of today: nothing was returned.',
    )
  })
})
