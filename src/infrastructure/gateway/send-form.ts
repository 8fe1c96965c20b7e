import type { SendForm } from './send-request'

/** By XMLHttpRequest: `fetch` does not tell how much of a body has been sent. */
export const sendFormByXhr =
  (make: () => XMLHttpRequest = () => new XMLHttpRequest()): SendForm =>
  (url, { body, headers, method }, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const request = make()
      const fail = (): void => reject(new Error('the form was not sent'))
      request.open(method, url)
      request.withCredentials = true
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name) ?? '',
          text: request.responseText,
        }),
      )
      request.addEventListener('error', fail)
      request.addEventListener('abort', fail)
      signal.addEventListener('abort', () => request.abort(), { once: true })
      if (signal.aborted) fail()
      else request.send(body ?? null)
    })
