import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { libreTranslate } from '../../../server/chat/libre-translate.translator'
import { noTranslator } from '../../../server/chat/no.translator'
import { loadConfig } from '../../../server/config'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import {
  saying,
  startTranslateService,
  translation,
  type ServiceAnswer,
  type TranslateStandIn,
} from './translate-service'

const settings = { timeoutMs: 300, replyBytes: 2_000, atOnce: 2, failuresInRow: 2, restMs: 30_000 }

let service: TranslateStandIn
let clock: VirtualClock
let problems: string[]

beforeEach(async () => {
  service = await startTranslateService()
  clock = makeVirtualClock()
  problems = []
})
afterEach(() => service.close())

const translator = (key = '') =>
  libreTranslate({
    service: { url: service.url, key },
    clock,
    settings,
    report: (problem) => problems.push(problem),
  })
const failed = { _tag: 'Failed' }

describe('translating by LibreTranslate', () => {
  it('posts the text, the language and the key as its interface wants them [CHAT-20]', async () => {
    service.say(translation('Hallo du', 'en'))
    expect(await translator('secret').translate('Hello you', 'de')).toEqual({ _tag: 'Done', text: 'Hallo du' })
    await translator().translate('Hello', 'de')
    expect(service.posted).toEqual([
      {
        path: 'POST /translate',
        type: 'application/json',
        body: { q: 'Hello you', source: 'auto', target: 'de', format: 'text', api_key: 'secret' },
      },
      {
        path: 'POST /translate',
        type: 'application/json',
        body: { q: 'Hello', source: 'auto', target: 'de', format: 'text' },
      },
    ])
    expect(problems).toEqual([])
  })

  it('knows a text that is in that language already, or that stays as it is', async () => {
    service.say(translation('Hello there', 'en'))
    expect(await translator().translate('Hello', 'en')).toEqual({ _tag: 'Same' })
    service.say(saying({ translatedText: 'OK' }))
    expect(await translator().translate('OK', 'de')).toEqual({ _tag: 'Same' })
  })

  it('takes a service that has no such language for not available, without an alarm', async () => {
    service.say(saying({ error: 'xx is not supported' }, 400))
    const own = translator()
    for (let count = 0; count < 3; count += 1)
      expect(await own.translate('Hello', 'xx')).toEqual({ _tag: 'Unavailable' })
    expect(service.posted).toHaveLength(3)
  })

  it.each<[string, ServiceAnswer]>([
    ['a fault of its own', saying({ error: 'oh' }, 500)],
    ['a refusal of the key', saying({ error: 'Invalid API key' }, 403)],
    ['too many requests', saying({ error: 'Slowdown' }, 429)],
    ['a page', { status: 200, body: '<html>' }],
    ['another shape', saying({ translatedText: ['Hallo'] })],
    ['no translation', saying({})],
    ['an empty translation', translation(' \u200b ')],
    ['a translation out of all proportion', translation('x'.repeat(801))],
    ['an answer that is too large', saying({ translatedText: 'Hallo', more: 'x'.repeat(2_000) })],
    ['another address', { status: 302, body: '', location: 'http://127.0.0.1:1/' }],
  ])('has failed after %s, and says so without the text', async (_name, answer) => {
    service.say(answer)
    expect(await translator().translate('Hello secret', 'de')).toEqual(failed)
    expect(problems).toHaveLength(1)
    expect(problems.join()).not.toContain('secret')
  })

  it('waits so long and no longer, and finds nobody there', async () => {
    service.say('Silence')
    const begun = performance.now()
    expect(await translator().translate('Hello', 'de')).toEqual(failed)
    expect(performance.now() - begun).toBeLessThan(3_000)
    expect(problems).toEqual(['TimeoutError'])
    await service.close()
    expect(await translator().translate('Hello', 'de')).toEqual(failed)
  })

  it('shows of an answer only what can be seen', async () => {
    service.say(translation('a\u202eb\u0000c\ud83d'))
    expect(await translator().translate('Hello', 'de')).toEqual({ _tag: 'Done', text: 'abc' })
  })

  it('rests after some failures in a row, asks again after that, and one success ends the count', async () => {
    const own = translator()
    service.say(saying({}, 500))
    await own.translate('1', 'de')
    service.say(translation('eins'))
    await own.translate('2', 'de')
    service.say(saying({}, 500))
    await own.translate('3', 'de')
    await own.translate('4', 'de')
    expect(service.posted).toHaveLength(4)
    service.say(translation('eins'))
    expect(await own.translate('5', 'de')).toEqual(failed)
    expect(service.posted).toHaveLength(4)
    await clock.advance(30_000)
    expect(await own.translate('6', 'de')).toEqual({ _tag: 'Done', text: 'eins' })
  })

  it('does not rest after odd answers to some texts, and does after too many requests', async () => {
    const own = translator()
    for (const answer of [translation(' '), saying({}, 403), saying({}), translation('x'.repeat(801))]) {
      service.say(answer)
      expect(await own.translate('odd', 'de')).toEqual(failed)
    }
    service.say(translation('eins'))
    expect(await own.translate('1', 'de')).toEqual({ _tag: 'Done', text: 'eins' })
    service.say(saying({}, 429))
    for (const text of ['2', '3', '4']) await own.translate(text, 'de')
    expect(service.posted).toHaveLength(7)
  })

  it('lets no more texts wait than it may', async () => {
    const open = service.hold()
    const own = translator()
    const waiting = [own.translate('1', 'de'), own.translate('2', 'de')]
    expect(await own.translate('3', 'de')).toEqual(failed)
    open()
    expect(await Promise.all(waiting)).toEqual([
      { _tag: 'Done', text: 'Hallo' },
      { _tag: 'Done', text: 'Hallo' },
    ])
    expect(await own.translate('4', 'de')).toEqual({ _tag: 'Done', text: 'Hallo' })
  })
})

describe('what a deployment says of translations', () => {
  const load = (env: Readonly<Record<string, string>>) => loadConfig({ ...env }, [])

  it('is nothing by default, and then nothing is translated', async () => {
    expect(load({})).toMatchObject({ right: { translate: null } })
    expect(await noTranslator.translate('Hello', 'de')).toEqual({ _tag: 'Unavailable' })
  })

  it('is an address by https or of this machine, and a key that belongs to one', () => {
    const given = (url: string, key = '') => load({ TRANSLATE_URL: url, TRANSLATE_KEY: key })
    expect(given('https://translate.example.org/', 'k')).toMatchObject({
      right: { translate: { url: 'https://translate.example.org', key: 'k' } },
    })
    expect(given('http://localhost:5000')).toMatchObject({ right: { translate: { url: 'http://localhost:5000' } } })
    for (const url of ['http://translate.example.org', 'http://localhost.example.org', 'ftp://x', 'translate'])
      expect(given(url)).toMatchObject({ left: [expect.stringContaining('TRANSLATE_URL')] })
    expect(load({ TRANSLATE_KEY: 'k' })).toMatchObject({ left: [expect.stringContaining('TRANSLATE_URL is missing')] })
  })
})
