import { describe, expect, it } from 'vitest'
import type { PushNews } from '../../../src/domain/kernel/push'
import { listenToPushes } from '../../../src/worker/push'
import ar from '../../../src/worker/texts/ar.json'
import en from '../../../src/worker/texts/en.json'
import { compare } from '../../../scripts/check-texts.mjs'
import { callOfAnn, MARK, pushOf, textOfAnn } from '../../builders/push'
import { makeServiceWorkerFake } from '../../fakes/service-worker.fake'

const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const ann = { from: 7, name: 'Ann' }

const start = (...given: Parameters<typeof makeServiceWorkerFake>) => {
  const site = makeServiceWorkerFake(...given)
  listenToPushes(site.worker)
  const comes = (news: PushNews, more: Parameters<typeof pushOf>[1] = {}) =>
    site.push(JSON.stringify(pushOf(news, more)))
  return { ...site, site, comes, said: () => site.shown.map(({ options, title }) => [title, options.body]) }
}

describe('the notice of a push', () => {
  it.each<readonly [PushNews, string, string]>([
    [textOfAnn, 'Ann', 'Hello'],
    [{ kind: 'message', ...ann, content: 'picture', text: '' }, 'Ann', 'Sent you a picture'],
    [{ kind: 'message', ...ann, content: 'gift', text: '' }, 'Ann', 'Sent you a gift'],
    [{ kind: 'message', ...ann, content: 'hidden', text: '' }, 'Ann', 'Sent you a message'],
    [{ kind: 'request', ...ann }, 'Ann', 'Wants to be your friend'],
    [{ kind: 'reminder', ...ann }, 'Ann', 'Is online now. Say hello!'],
    [callOfAnn, '\u2068Ann\u2069 is calling you', 'Incoming video call'],
    [{ kind: 'callOver', ...ann, room: 'room-0001', outcome: 'missed' }, 'Ann', 'Missed video call'],
    [{ kind: 'callOver', ...ann, room: 'room-0001', outcome: 'answered' }, 'Ann', 'You answered on another device'],
    [{ kind: 'callOver', ...ann, room: 'room-0001', outcome: 'ended' }, 'Ann', 'The call is over'],
    [{ kind: 'reward', reason: 'refund', text: '480 coins' }, 'Your refund', '480 coins'],
    [{ kind: 'reward', reason: 'note', text: '' }, 'Your coins', 'There is news about your coins'],
  ])('tells %j [GATE-31]', async (news, title, body) => {
    const { comes, said } = start()
    await comes(news)
    expect(said()).toEqual([[title, body]])
  })

  it('is in the language of the person and reads in its direction', async () => {
    const { comes, shown } = start()
    await comes({ kind: 'request', ...ann }, { language: 'ar' })
    expect(shown[0]?.options).toMatchObject({ body: 'طلب صداقة جديد', lang: 'ar', dir: 'rtl' })
    await comes({ kind: 'request', ...ann }, { language: 'he' })
    expect(shown[0]?.options).toMatchObject({ body: 'רוצה חברות איתך', lang: 'he', dir: 'rtl' })
    expect(compare('ar', new Map([['worker', en]]), new Map([['worker', ar]]))).toEqual([])
  })

  it('has the portrait, or the sign of the product, from below the base path', async () => {
    const { comes, shown } = start()
    await comes(textOfAnn)
    expect(shown[0]?.options.icon).toBe('https://visavis.test/app/portraits/7.webp')
    await comes(textOfAnn, { picture: '' })
    expect(shown[0]?.options.icon).toBe('https://visavis.test/app/icon-192.png')
  })

  it('rings for a call, with a button to answer and one to decline, and goes with the call [GATE-31]', async () => {
    const { comes, said, shown } = start()
    await comes(callOfAnn)
    expect(shown[0]?.options).toMatchObject({
      requireInteraction: true,
      renotify: true,
      silent: false,
      actions: [
        { action: 'answer', title: 'Answer' },
        { action: 'decline', title: 'Decline' },
      ],
    })
    await comes({ kind: 'callOver', ...ann, room: 'room-0001', outcome: 'missed' })
    expect(said()).toEqual([['Ann', 'Missed video call']])
    expect(shown[0]?.options).toMatchObject({ requireInteraction: false, silent: true, renotify: false })
    expect(shown[0]?.options.actions).toBe(undefined)
  })

  it('takes the place of the one before of the same conversation, and sounds again', async () => {
    const { comes, said, shown } = start()
    await comes(textOfAnn)
    await comes({ kind: 'message', ...ann, content: 'text', text: 'Are you there?' })
    await comes({ kind: 'message', from: 8, name: 'Bob', content: 'text', text: 'Hi' })
    expect(said()).toEqual([
      ['Ann', 'Are you there?'],
      ['Bob', 'Hi'],
    ])
    expect(shown[0]?.options).toMatchObject({ renotify: true, timestamp: MARK.sendTime })
  })

  it('is not shown to somebody who looks at the product, and takes an older one away', async () => {
    const { comes, open, shown, site } = start()
    await comes(callOfAnn)
    open('https://visavis.test/app/friends')
    await comes({ kind: 'callOver', ...ann, room: 'room-0001', outcome: 'answered' })
    await comes(textOfAnn)
    expect([shown, site.badges]).toEqual([[], 1])
  })

  it('is shown to them without a sound where the platform demands a notice', async () => {
    const { comes, open, shown } = start('https://visavis.test/', SAFARI)
    open('https://visavis.test/friends')
    await comes(textOfAnn)
    expect(shown.map(({ options: { renotify, silent } }) => [renotify, silent])).toEqual([[false, true]])
  })

  it.each([
    ['one that nobody looks at', 'https://visavis.test/app/', 'hidden'],
    ['one of another product', 'https://visavis.test/other/', 'visible'],
  ] as const)('is shown with sound beside a window: %s', async (_, url, visibilityState) => {
    const { comes, open, shown } = start()
    open(url, { visibilityState })
    await comes(textOfAnn)
    expect(shown.map(({ options }) => options.silent)).toEqual([false])
  })

  it('puts a dot at the icon of the product; the end of a call does not', async () => {
    const { comes, site } = start()
    await comes(textOfAnn)
    await comes({ kind: 'callOver', ...ann, room: 'room-0001', outcome: 'answered' })
    expect(site.badges).toBe(1)
  })

  it.each([
    ['nothing', null],
    ['no text of this product', '{"data":'],
    ['an unknown kind', JSON.stringify({ ...pushOf(textOfAnn), news: { kind: 'party' } })],
    ['an address elsewhere', JSON.stringify(pushOf(textOfAnn, { address: '//evil.test/' }))],
    ['a picture elsewhere', JSON.stringify(pushOf(textOfAnn, { picture: 'https://evil.test/a.png' }))],
    ['another text by way of Firebase', JSON.stringify({ data: { push: 'x' } })],
  ])('says in general that there is something, in the language of the browser, when it carries %s', async (_, text) => {
    const { push, shown } = start()
    await push(text)
    expect(shown.map(({ options, title }) => [title, options.body, options.dir])).toEqual([
      ['Visavis', 'لديك جديد', 'rtl'],
    ])
    expect(shown[0]?.data).toEqual({ address: '/', mark: null, call: null })
  })

  it('is the same by way of Firebase [GATE-31]', async () => {
    const { push, said } = start()
    await push(JSON.stringify({ from: '1', priority: 'high', data: { push: JSON.stringify(pushOf(textOfAnn)) } }))
    expect(said()).toEqual([['Ann', 'Hello']])
  })

  it('goes on coming when the browser ends a subscription: another one takes its place [GATE-31]', async () => {
    const { change, subscribed } = start()
    const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) }
    await change({ options })
    await change(null)
    expect(subscribed).toEqual([options])
  })
})
