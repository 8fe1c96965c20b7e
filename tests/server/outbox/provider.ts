import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { bodyOf } from '../body-of'

export interface PostedMessage {
  readonly path: string
  readonly authorization: string
  readonly type: string
  readonly form: Readonly<Record<string, string>>
}

/** What the provider says to a message; null says nothing at all. */
export type ProviderAnswer = { readonly status: number; readonly body: unknown; readonly location?: string } | null

export const TAKEN: ProviderAnswer = { status: 201, body: { sid: 'SM1', status: 'queued' } }

/** A provider of short messages on loopback, with the shape that Twilio documents: it keeps what was posted. */
export interface Provider {
  readonly url: string
  readonly posted: PostedMessage[]
  /** What it says from now on. */
  readonly say: (answer: ProviderAnswer) => void
  readonly close: () => Promise<void>
}

export const startProvider = async (): Promise<Provider> => {
  const posted: PostedMessage[] = []
  let next: ProviderAnswer = TAKEN
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    posted.push({
      path: `${request.method ?? ''} ${request.url ?? ''}`,
      authorization: request.headers.authorization ?? '',
      type: request.headers['content-type'] ?? '',
      form: Object.fromEntries(new URLSearchParams(await bodyOf(request))),
    })
    if (next === null) return
    const headers = { 'content-type': 'application/json', ...(next.location ? { location: next.location } : {}) }
    response.writeHead(next.status, headers).end(JSON.stringify(next.body))
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    posted,
    say: (answer) => {
      next = answer
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
