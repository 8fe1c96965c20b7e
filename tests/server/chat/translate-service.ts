import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { bodyOf } from '../body-of'

export interface PostedText {
  readonly path: string
  readonly type: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What the service says: a status and a body as it goes out. `Silence` says nothing. */
export type ServiceAnswer = { readonly status: number; readonly body: string; readonly location?: string } | 'Silence'

export const saying = (body: unknown, status = 200): ServiceAnswer => ({ status, body: JSON.stringify(body) })

/** What LibreTranslate answers where it has understood: the text and the language that it found. */
export const translation = (translatedText: string, language = 'fr'): ServiceAnswer =>
  saying({ detectedLanguage: { confidence: 90, language }, translatedText })

/** A service with the HTTP interface that LibreTranslate documents, on loopback: it keeps what was posted. */
export interface TranslateStandIn {
  readonly url: string
  readonly posted: PostedText[]
  /** What it says from now on. */
  readonly say: (answer: ServiceAnswer) => void
  /** From now on it translates each text so. */
  readonly translates: (turn: (text: string) => string) => void
  /** Answers wait until the returned function is called. */
  readonly hold: () => () => void
  readonly close: () => Promise<void>
}

export const startTranslateService = async (): Promise<TranslateStandIn> => {
  const posted: PostedText[] = []
  let next: (text: string) => ServiceAnswer = () => translation('Hallo')
  let gate: Promise<void> = Promise.resolve()

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = JSON.parse(await bodyOf(request)) as Readonly<Record<string, unknown>>
    posted.push({
      path: `${request.method ?? ''} ${request.url ?? ''}`,
      type: request.headers['content-type'] ?? '',
      body: asked,
    })
    await gate
    const answer = next(String(asked['q']))
    if (answer === 'Silence') return
    const { body, location, status } = answer
    response.writeHead(status, { 'content-type': 'application/json', ...(location ? { location } : {}) }).end(body)
  }

  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    posted,
    say: (answer) => {
      next = () => answer
    },
    translates: (turn) => {
      next = (text) => translation(turn(text))
    },
    hold: () => {
      let open = (): void => undefined
      gate = new Promise<void>((resolve) => {
        open = resolve
      })
      return open
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
