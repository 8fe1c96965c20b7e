// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeBrowserPaymentWindow } from '../../../src/infrastructure/browser/browser-payment-window.adapter'
import type { FrameMessage } from '../../../src/domain/coins/frame-message'
import { makeJournalFake } from '../../fakes/journal.fake'

const PAY = 'https://pay.test'

const windowAt = (path: string, basePath = '') => {
  history.replaceState(null, '', path)
  const journal = makeJournalFake()
  return { journal, pay: makeBrowserPaymentWindow({ config: { basePath, paymentOrigins: [PAY] }, journal }) }
}

describe('the return address [COIN-22]', () => {
  it.each([
    ['/shop', '', '/payRes'],
    ['/nl/shop', '', '/nl/payRes'],
    ['/x/y/shop', '/x/y', '/x/y/payRes'],
    ['/x/y/gb/pay', '/x/y', '/x/y/gb/payRes'],
    ['/x/nl', '/x/', '/x/nl/payRes'],
  ])('of %s below "%s" is %s of the own origin', (path, base, expected) => {
    expect(windowAt(path, base).pay.returnUrl()).toBe(location.origin + expected)
  })
})

describe('the frame of a provider', () => {
  let frame: HTMLIFrameElement
  let heard: FrameMessage[]

  beforeEach(() => {
    frame = document.body.appendChild(document.createElement('iframe'))
    heard = []
  })
  afterEach(() => frame.remove())

  const listen = () => {
    const { journal, pay } = windowAt('/pay/coins')
    return { journal, stop: pay.hear(frame.contentWindow, (message) => void heard.push(message)) }
  }
  const post = (data: unknown, origin = PAY, source: Window | null = frame.contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))

  it('says that it is paid, where to go, what to post, and that it closes [COIN-40]', () => {
    const { stop } = listen()
    post({ type: 'paySuccess' })
    post({ type: 'parentHref', href: `${PAY}/3ds` })
    post({ type: 'parentHref', href: `${location.origin}/payRes?orderId=o1` })
    post({ type: 'postMessageForm', action: `${PAY}/acs`, fields: { PaReq: 'x' } })
    post({ type: 'closeIframePop' })
    expect(heard).toEqual([
      { _tag: 'PaySuccess' },
      { _tag: 'ParentHref', url: `${PAY}/3ds` },
      { _tag: 'ParentHref', url: `${location.origin}/payRes?orderId=o1` },
      { _tag: 'SubmitForm', action: `${PAY}/acs`, fields: { PaReq: 'x' } },
      { _tag: 'CloseFrame' },
    ])
    stop()
    post({ type: 'paySuccess' })
    expect(heard).toHaveLength(5)
  })

  it.each(['https://evil.test', 'https://pay.test.evil.test', 'http://pay.test', 'null', ''])(
    'is not heard from %s [COIN-41]',
    (origin) => {
      const { journal } = listen()
      post({ type: 'paySuccess' }, origin)
      expect(heard).toEqual([])
      expect(journal.notes).toHaveLength(1)
    },
  )

  it('is not mistaken for another window, not even of an allowed origin [COIN-41]', () => {
    listen()
    const other = document.body.appendChild(document.createElement('iframe'))
    post({ type: 'paySuccess' }, PAY, other.contentWindow)
    post({ type: 'paySuccess' }, PAY, window)
    post({ type: 'paySuccess' }, PAY, null)
    other.remove()
    expect(heard).toEqual([])
  })

  it.each([
    { type: 'parentHref', href: 'https://evil.test/' },
    { type: 'parentHref', href: 'javascript:alert(1)' },
    { type: 'parentHref', href: `${PAY}.evil.test/` },
    { type: 'parentHref', href: `${PAY}@evil.test/` },
    { type: 'parentHref', href: '/payRes' },
    { type: 'parentHref' },
    { type: 'postMessageForm', action: 'https://evil.test/', fields: {} },
    { type: 'postMessageForm', action: `${PAY}/acs`, fields: { a: 1 } },
    { type: 'paidSuccess' },
    'paySuccess',
    null,
  ])('leads nobody astray by %o [COIN-41]', (data) => {
    const { journal } = listen()
    post(data)
    expect(heard).toEqual([])
    expect(journal.notes).toHaveLength(1)
  })
})

describe('leaving', () => {
  it('posts a form with its fields in place of the page [COIN-21]', () => {
    const sent: {
      readonly action: string
      readonly method: string
      readonly fields: Record<string, FormDataEntryValue>
    }[] = []
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push({ action: this.action, method: this.method, fields: Object.fromEntries(new FormData(this)) })
    })
    void windowAt('/pay').pay.submit(`${PAY}/pay`, { submit: 'x', order: 'o1' })()
    expect(sent).toEqual([{ action: `${PAY}/pay`, method: 'post', fields: { submit: 'x', order: 'o1' } }])
    expect(document.forms).toHaveLength(0)
  })
})
