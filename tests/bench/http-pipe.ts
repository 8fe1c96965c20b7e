import { connect, type Socket } from 'node:net'

/** One kept connection; requests go out as they are and are answered in order. It costs the driver next to nothing. */
export interface HttpPipe {
  readonly send: (request: string) => Promise<number>
  readonly close: () => void
}

const END = '\r\n\r\n'

/** The status and the length of the first answer in the text, when all of it is there. */
const firstAnswer = (text: string): { readonly status: number; readonly length: number } | undefined => {
  const head = text.indexOf(END)
  if (head < 0) return undefined
  const body = Number(/content-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0)
  const length = head + END.length + body
  return text.length < length ? undefined : { status: Number(text.slice(9, 12)), length }
}

export const openPipe = (port: number): Promise<HttpPipe> =>
  new Promise((resolve, reject) => {
    const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true })
    const waiting: ((status: number) => void)[] = []
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      text += chunk
      for (let answer = firstAnswer(text); answer !== undefined; answer = firstAnswer(text)) {
        text = text.slice(answer.length)
        waiting.shift()?.(answer.status)
      }
    })
    socket.once('error', reject)
    socket.once('connect', () =>
      resolve({
        send: (request) =>
          new Promise((answered) => {
            waiting.push(answered)
            socket.write(request)
          }),
        close: () => socket.destroy(),
      }),
    )
  })
