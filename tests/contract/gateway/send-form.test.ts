import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SECOND } from '../../../src/domain/kernel/time'
import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import { sendFormByXhr } from '../../../src/infrastructure/gateway/send-form'
import type { SendForm } from '../../../src/infrastructure/gateway/send-request'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { clientOf } from './client'
import { openStand, type Stand } from './stand'

const file = new Blob(['picture'], { type: 'image/png' })

/** What a browser's request does, one step at a time. */
const scripted = () => {
  const [request, upload] = [new EventTarget(), new EventTarget()]
  const seen: unknown[] = []
  const xhr = Object.assign(request, {
    upload,
    status: 200,
    responseText: '{"code":200}',
    withCredentials: false,
    open: (...to: unknown[]) => void seen.push(to),
    setRequestHeader: (...header: unknown[]) => void seen.push(header),
    getResponseHeader: (name: string) => (name === 'x-key-id' ? 'k' : null),
    send: (body: unknown) => void seen.push(body),
    abort: () => void request.dispatchEvent(new Event('abort')),
  })
  const move = (loaded: number, total: number) =>
    upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total }))
  return { xhr, seen, move, end: (how: string) => request.dispatchEvent(new Event(how)) }
}

const start = (calledBack = new AbortController()) => {
  const script = scripted()
  const progress: number[] = []
  const body = new FormData()
  const init = { method: 'POST', headers: { sign: 's' }, body }
  const watch = { onProgress: (part: number) => void progress.push(part), signal: calledBack.signal }
  const sent = sendFormByXhr(() => script.xhr as never)('/upload', init, watch)
  return { ...script, body, progress, sent, calledBack }
}

describe('a form by XMLHttpRequest', () => {
  it('goes out with its headers and the cookies, and comes back as text', async () => {
    const { body, end, seen, sent, xhr } = start()
    expect(seen).toEqual([['POST', '/upload'], ['sign', 's'], body])
    expect(xhr.withCredentials).toBe(true)
    end('load')
    const received = await sent
    expect([received.status, received.text, received.header('x-key-id'), received.header('none')]).toEqual([
      200,
      '{"code":200}',
      'k',
      '',
    ])
  })

  it('tells how much has been sent, where that is known', async () => {
    const { end, move, progress, sent } = start()
    move(1, 4)
    move(2, 0)
    move(4, 4)
    end('load')
    await sent
    expect(progress).toEqual([0.25, 1])
  })

  it('fails where nothing comes back', async () => {
    const { end, sent } = start()
    end('error')
    await expect(sent).rejects.toThrow('not sent')
  })

  it('ends when it is called back, and never begins when that was before', async () => {
    const { calledBack, sent } = start()
    calledBack.abort()
    await expect(sent).rejects.toThrow('not sent')
    const late = start(calledBack)
    await expect(late.sent).rejects.toThrow('not sent')
    expect(late.seen).not.toContain(late.body)
  })
})

describe('a file by the gateway', () => {
  let stand: Stand
  beforeEach(async () => {
    stand = await openStand()
  })
  afterEach(() => stand.close())

  it('is signed, plain and followed [GATE-6] [GATE-7]', async () => {
    const progress: number[] = []
    stand.answer = () => ({ data: { headImg: '/a' } })
    const watch = { onProgress: (part: number) => void progress.push(part), signal: new AbortController().signal }
    const sent = await clientOf(stand).gateway.ask(accountCalls.uploadImage, {}, { file, watch })()
    expect(sent).toEqual(E.right({ headImg: '/a' }))
    expect(stand.heard).toMatchObject([{ signedBy: 'session', sealedWith: '', path: '/account/v1/upload_image' }])
    expect(progress).toEqual([0.5, 1])
  })

  it('may take longer than 50 s as long as it gets on, and no longer [GATE-11]', async () => {
    const clock = makeVirtualClock()
    let getOn = () => {}
    const sendForm: SendForm = (_, __, { onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        getOn = () => onProgress(0.1)
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    const watch = { onProgress: () => undefined, signal: new AbortController().signal }
    const sent = clientOf(stand, { clock, sendForm }).gateway.ask(accountCalls.uploadImage, {}, { file, watch })()
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(49 * SECOND)
    getOn()
    await clock.advance(49 * SECOND)
    getOn()
    await clock.advance(50 * SECOND)
    expect(await sent).toEqual(E.left({ _tag: 'Unreachable', timedOut: true }))
  })

  it('that is called back is no time-out', async () => {
    const calledBack = new AbortController()
    const sendForm: SendForm = (_, __, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        calledBack.abort()
      })
    const watch = { onProgress: () => undefined, signal: calledBack.signal }
    const sent = clientOf(stand, { sendForm }).gateway.ask(accountCalls.uploadImage, {}, { file, watch })
    expect(await sent()).toEqual(E.left({ _tag: 'Unreachable', timedOut: false }))
  })
})
