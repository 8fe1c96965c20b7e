import type { i18n } from 'i18next'
import { describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../../src/ui/i18n/i18n'

/** What a view asks for, with keys that the product does not have. */
const texts = (instance: i18n, language: string, feature: string) => {
  const t: unknown = Reflect.apply(instance.getFixedT, instance, [language, feature])
  if (typeof t !== 'function') throw new Error('no texts')
  return (...asked: readonly unknown[]): unknown => Reflect.apply(t, undefined, asked)
}

describe('a text that takes nothing in', () => {
  it('is looked up once, by whichever view', async () => {
    const instance = await startI18n('en')
    const looked = vi.spyOn(instance, 't')
    expect(texts(instance, 'en', 'common')('close')).toBe('Close')
    expect(texts(instance, 'en', 'common')('close')).toBe('Close')
    expect(looked).toHaveBeenCalledTimes(1)
  })

  it('is that of its language and its feature', async () => {
    const instance = await startI18n('en')
    instance.addResourceBundle('en', 'other', { close: 'Near' })
    await instance.changeLanguage('ar')
    expect(texts(instance, 'en', 'common')('close')).toBe('Close')
    expect(texts(instance, 'en', 'other')('close')).toBe('Near')
    expect(texts(instance, 'ar', 'common')('close')).not.toBe('Close')
  })

  it('is asked for again until it is there, and when it has changed', async () => {
    const instance = await startI18n('en')
    const t = texts(instance, 'en', 'late')
    expect(t('hello')).toBe('hello')
    instance.addResourceBundle('en', 'late', { hello: 'Hello' })
    expect(t('hello')).toBe('Hello')
    instance.addResourceBundle('en', 'late', { hello: 'Hi' }, true, true)
    expect(t('hello')).toBe('Hi')
  })
})

describe('a text that takes something in', () => {
  it('is written each time', async () => {
    const instance = await startI18n('en')
    instance.addResourceBundle('en', 'late', { friends_one: '{{count}} friend', friends_other: '{{count}} friends' })
    const t = texts(instance, 'en', 'late')
    expect([t('friends', { count: 1 }), t('friends', { count: 2 })]).toEqual(['1 friend', '2 friends'])
  })
})
