import type { Fetch, SendForm } from '../gateway/send-request'
import type { NodeCookies } from './cookies'

/** `fetch` with the cookies of the product's origin. It follows nobody elsewhere, and ends with the Core. */
export const makeNodeFetch =
  (cookies: NodeCookies, over: AbortSignal): Fetch =>
  async (url, init) => {
    const headers = new Headers(init.headers)
    const cookie = cookies.header(url)
    if (cookie !== '') headers.set('cookie', cookie)
    const signal = init.signal ? AbortSignal.any([init.signal, over]) : over
    const response = await fetch(url, { ...init, headers, signal, redirect: 'error' })
    cookies.take(url, response.headers.getSetCookie())
    return response
  }

/** Sends a form whole: Node does not tell how much of a body has gone out. */
export const makeSendForm =
  (send: Fetch): SendForm =>
  async (url, init, { onProgress, signal }) => {
    const response = await send(url, { ...init, signal })
    const text = await response.text()
    onProgress(1)
    return { status: response.status, header: (name) => response.headers.get(name) ?? '', text }
  }
