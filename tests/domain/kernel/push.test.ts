import fc from 'fast-check'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { isOwnPath, tagOf, type PushNews, type PushPayload } from '../../../src/domain/kernel/push'
import { toPush } from '../../../src/domain/kernel/read-push'

const ann = { from: 7, name: 'Ann' }

const all: readonly PushNews[] = [
  { kind: 'message', ...ann, content: 'text', text: 'Hello' },
  { kind: 'message', ...ann, content: 'picture', text: '' },
  { kind: 'message', ...ann, content: 'gift', text: '' },
  { kind: 'message', ...ann, content: 'hidden', text: '' },
  { kind: 'request', ...ann },
  { kind: 'call', ...ann, room: 'room-0001', ticket: 't' },
  { kind: 'callOver', ...ann, room: 'room-0001', outcome: 'missed' },
  { kind: 'reminder', ...ann },
  { kind: 'reward', reason: 'refund', text: 'It is on its way' },
]

const payload = (news: PushNews, more: Partial<PushPayload> = {}): PushPayload => ({
  mark: { pushContentId: 'p1', sendTime: 1_700_000_000_000, appId: 'visavis', nonce: 'n1' },
  language: 'en',
  address: '/message/IMMessageSession/7',
  picture: '',
  news,
  ...more,
})

const [first] = all
const sample = payload(first ?? { kind: 'request', ...ann })

describe('a push', () => {
  it.each(all)('is read as it was written: $kind $content [GATE-31]', (news) => {
    expect(toPush(JSON.parse(JSON.stringify(payload(news))))).toEqual(O.some(payload(news)))
  })

  it.each(all)('misses no member: $kind $content', (news) => {
    for (const key of Object.keys(news)) {
      const { [key]: _gone, ...rest } = news as Readonly<Record<string, unknown>>
      expect(toPush({ ...payload(news), news: rest })).toEqual(O.none)
    }
    for (const key of Object.keys(sample.mark)) {
      const { [key]: _gone, ...rest } = sample.mark as unknown as Readonly<Record<string, unknown>>
      expect(toPush({ ...sample, mark: rest })).toEqual(O.none)
    }
    for (const key of ['mark', 'language', 'address', 'picture', 'news']) {
      expect(toPush({ ...sample, [key]: undefined })).toEqual(O.none)
    }
  })

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '\\/evil.test',
    'javascript:alert(1)',
    'friends',
    '',
    '/friends evil',
    '/a\tb',
    '/a\\b',
    '/../admin',
    '/friends/%2e%2E/admin',
    '/./friends',
    '/..',
    '/..?a=1',
  ])('leads to this product and nowhere else: %j', (address) => {
    expect(isOwnPath(address)).toBe(false)
    expect(toPush({ ...sample, address })).toEqual(O.none)
    if (address !== '') expect(toPush({ ...sample, picture: address })).toEqual(O.none)
  })

  it.each(['/', '/friends', '/message/IMMessageSession/-2', '/account/v1/media/abc?size=2'])(
    'may lead to %s',
    (address) => {
      expect(isOwnPath(address)).toBe(true)
      expect(toPush({ ...sample, address, picture: address })).toEqual(O.some({ ...sample, address, picture: address }))
    },
  )

  it('that is broken is none, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (value) => O.isNone(toPush(value))))
    fc.assert(fc.property(fc.anything(), (value) => O.isNone(toPush({ ...sample, news: value }))))
  })

  it('replaces what it is about: a conversation, a call, a request', () => {
    const tags = all.map(tagOf)
    expect(tags).toEqual([
      ...Array<string>(4).fill('message:7'),
      'request:7',
      'call:room-0001',
      'call:room-0001',
      'reminder:7',
      'reward',
    ])
  })
})
