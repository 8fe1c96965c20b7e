import type { Fetch, SendForm } from '../../src/infrastructure/gateway/send-request'

/** Sends a form by `fetch`, and tells of its half and its end. */
export const sendFormByFetch =
  (fetch: Fetch): SendForm =>
  async (url, init, { onProgress, signal }) => {
    onProgress(0.5)
    const response = await fetch(url, { ...init, signal })
    onProgress(1)
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? '',
      text: await response.text(),
    }
  }
