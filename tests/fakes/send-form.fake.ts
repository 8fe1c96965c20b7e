import type { Fetch, SendForm } from '../../src/infrastructure/gateway/send-request'

/** A form as bytes: what Node's `fetch` reads of a form that is called back on the way is an error that nobody catches. */
const asBytes = async ({ body, headers, ...init }: RequestInit): Promise<RequestInit> => {
  const form = new Response(body ?? null)
  const type = form.headers.get('content-type')
  return {
    ...init,
    body: await form.arrayBuffer(),
    headers: { ...(headers as Record<string, string>), ...(type === null ? {} : { 'content-type': type }) },
  }
}

/** Sends a form by `fetch`, and tells of its half and its end. */
export const sendFormByFetch =
  (fetch: Fetch): SendForm =>
  async (url, init, { onProgress, signal }) => {
    onProgress(0.5)
    const response = await fetch(url, { ...(await asBytes(init)), signal })
    onProgress(1)
    return {
      status: response.status,
      header: (name) => response.headers.get(name) ?? '',
      text: await response.text(),
    }
  }
