import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PushNews, PushPayload } from '../../../src/domain/kernel/push'
import { HERE } from '../../../src/domain/kernel/push-messages'
import { listenToPushes } from '../../../src/worker/push'
import { callOfAnn, MARK, pushOf, textOfAnn } from '../../builders/push'
import { makeServiceWorkerFake } from '../../fakes/service-worker.fake'

const CHAT = 'https://visavis.test/app/message/IMMessageSession/7'
const MARKED = '?pushContentId=p1&sendTime=1700000000000&appId=visavis&nonce=n1'

describe('a press on a notice', () => {
  const asked: { readonly url: string; readonly init: RequestInit }[] = []

  let status: number

  beforeEach(() => {
    asked.splice(0)
    status = 200
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      asked.push({ url: url.href, init })
      return new Response(null, { status })
    })
  })
  afterEach(() => void vi.useRealTimers())

  const notified = async (news: PushNews, more: Partial<PushPayload> = {}) => {
    const site = makeServiceWorkerFake()
    listenToPushes(site.worker)
    await site.push(JSON.stringify(pushOf(news, more)))
    return site
  }
  const urls = (site: Awaited<ReturnType<typeof notified>>) => site.windows.map(({ url }) => url)

  it('opens its place with what the push is known by, and takes the notice away [GATE-32]', async () => {
    const site = await notified(textOfAnn)
    await site.press()
    expect([urls(site), site.shown]).toEqual([[`${CHAT}${MARKED}`], []])
  })

  it('leads the window that is there, which is brought to the front and loses nothing [GATE-32]', async () => {
    const site = await notified(textOfAnn)
    const page = site.open('https://visavis.test/app/shop', { takes: true, visibilityState: 'hidden' })
    await site.press()
    expect([urls(site), page.focused]).toEqual([['https://visavis.test/app/shop'], true])
    expect(page.heard).toEqual([
      { _tag: 'PushPressed', address: '/message/IMMessageSession/7', mark: MARK, answer: null },
    ])
  })

  it('prefers the window that somebody looks at, and leaves other products alone', async () => {
    const site = await notified(textOfAnn)
    site.open('https://visavis.test/other/', { focused: true, takes: true })
    site.open('https://visavis.test/app/a', { visibilityState: 'hidden', takes: true })
    const seen = site.open('https://visavis.test/app/b', { takes: true })
    await site.press()
    expect(site.windows.map(({ heard }) => heard.length)).toEqual([0, 0, 1])
    expect(seen.focused).toBe(true)
  })

  it('leads a window that does not listen by its address', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const site = await notified(textOfAnn)
    site.open('https://visavis.test/app/login')
    const pressed = site.press()
    await vi.advanceTimersByTimeAsync(1_499)
    expect(urls(site)).toEqual(['https://visavis.test/app/login'])
    await vi.advanceTimersByTimeAsync(1)
    await pressed
    expect(urls(site)).toEqual([`${CHAT}${MARKED}`])
  })

  it('answers the call where the product is open [GATE-31]', async () => {
    const site = await notified(callOfAnn, { address: '/' })
    const page = site.open('https://visavis.test/app/shop', { takes: true })
    await site.press('answer')
    expect(page.heard).toEqual([{ _tag: 'PushPressed', address: '/', mark: MARK, answer: 'room-0001' }])
    expect(asked).toEqual([])
  })

  it('on the notice itself only leads to where it rings', async () => {
    const site = await notified(callOfAnn, { address: '/' })
    const page = site.open('https://visavis.test/app/shop', { takes: true })
    await site.press()
    expect(page.heard).toEqual([expect.objectContaining({ address: '/', answer: null })])
  })

  it('opens the product to answer, which learns of it from the worker alone: no address answers calls [GATE-31]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const site = await notified(callOfAnn, { address: '/' })
    const pressed = site.press('answer')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(urls(site)).toEqual([`https://visavis.test/app/${MARKED}`])
    expect(site.listens({ _tag: 'Keep' })).toEqual([])
    expect(site.listens({ _tag: 'ListensToPushes' })).toEqual([
      { _tag: 'PushPressed', address: '/', mark: null, answer: 'room-0001' },
    ])
    await pressed
    expect(site.listens({ _tag: 'ListensToPushes' })).toEqual([])
  })

  it('waits for the opened product no longer than a call can ring', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const site = await notified(callOfAnn, { address: '/' })
    const pressed = site.press('answer')
    await vi.advanceTimersByTimeAsync(30_000)
    await pressed
    expect(site.listens({ _tag: 'ListensToPushes' })).toEqual([])
  })

  it('declines without opening anything, by the ticket and without cookies [GATE-31]', async () => {
    const site = await notified(callOfAnn)
    const page = site.open('https://visavis.test/app/', { visibilityState: 'hidden', takes: true })
    await site.press('decline')
    expect([asked.map(({ url }) => url), page.heard, page.focused, site.shown]).toEqual([
      ['https://visavis.test/app/push/v1/decline'],
      [],
      false,
      [],
    ])
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: '{"ticket":"ticket-1"}',
    })
  })

  it('sends a decline that was not heard once more after a second [GATE-31]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const site = await notified(callOfAnn)
    status = 503
    const pressed = site.press('decline')
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await pressed
    expect(asked).toHaveLength(2)
  })

  it('of a notice that the page itself has shown only brings the page to the front [CALL-9]', async () => {
    const site = makeServiceWorkerFake()
    listenToPushes(site.worker)
    const page = site.open('https://visavis.test/app/shop', { takes: true })
    await site.worker.registration.showNotification('Ann', { data: { address: HERE, mark: null, call: null } })
    await site.press()
    expect([page.focused, page.heard, urls(site)]).toEqual([true, [], ['https://visavis.test/app/shop']])
  })

  it.each([undefined, null, 'x', { address: '//evil.test' }, { address: 7 }, { address: '/../up' }])(
    'opens the product when the notice of another build says %j',
    async (data) => {
      const site = makeServiceWorkerFake()
      listenToPushes(site.worker)
      await site.worker.registration.showNotification('Old', { tag: 'old', data: data as never })
      await site.press()
      expect(urls(site)).toEqual(['https://visavis.test/app/'])
    },
  )
})
