import { WebSocket } from 'ws'
import { buildRequest } from '../../src/infrastructure/gateway/build-request'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { chatCalls } from '../../src/infrastructure/gateway/contract/chat.calls'
import type { Call, ParamsOf } from '../../src/infrastructure/gateway/contract/call'
import { rtmCalls } from '../../src/infrastructure/gateway/contract/rtm.calls'
import { makeSealTicket } from '../../src/infrastructure/gateway/seal-ticket'
import { importSigningKey, makeStamp } from '../../src/infrastructure/gateway/sign'
import type { Member } from './crowd'

/** A member who can build requests, and whose socket is open. */
export interface Driver {
  readonly member: Member
  /** A signed and sealed `send_msg`, as bytes for a connection. */
  readonly message: (to: number, uuid: string, text: string) => Promise<string>
  readonly close: () => void
}

type Arrived = (uuid: string) => void

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

const raw = (url: string, { address, init }: Awaited<ReturnType<typeof buildRequest>>, cookie: string): string => {
  const body = typeof init.body === 'string' ? init.body : ''
  const headers = { ...init.headers, host: new URL(url).host, cookie, 'content-length': `${Buffer.byteLength(body)}` }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${init.method} ${address.startsWith('/') ? '' : '/'}${address} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

const openSocket = (url: string, member: Member, token: string, arrived: Arrived): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/rtm`, { headers: { cookie: member.cookie } })
    socket.once('error', reject)
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', body: { token, cursor: 0 } })))
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as {
        kind: string
        seq?: number
        body: { messageUuid?: string; senderId?: number }
      }
      if (frame.kind === 'welcome') resolve(socket)
      if (frame.kind === 'beat') socket.send(JSON.stringify({ kind: 'beat', body: null }))
      if (frame.seq !== undefined) socket.send(JSON.stringify({ kind: 'ack', body: { seq: frame.seq } }))
      if (frame.kind === 'message' && frame.body.senderId !== member.id) arrived(frame.body.messageUuid ?? '')
    })
  })

/** Opens the socket of a member and learns the ticket of its envelope. */
export const makeDriver = async (url: string, sealKey: string, member: Member, arrived: Arrived): Promise<Driver> => {
  const tickets = makeSealTicket(sealKey)
  const signingKey = await importSigningKey(bytesOf(member.signSecret))
  const common = {
    appId: 'visavis',
    version: 'bench',
    languageId: 1,
    deviceId: member.deviceId,
    userId: member.id,
    portType: 4,
    countryId: 0,
  }
  const build = async <C extends Call>(call: C, params: ParamsOf<C>) => {
    const [stamp, sealing] = [makeStamp(Date.now()), call.method === 'GET' ? undefined : await tickets.current()]
    const encoded = call.params.encode(params) as Record<string, unknown>
    const built = await buildRequest({
      call,
      params: encoded,
      common,
      options: {},
      token: member.token,
      language: 'en',
      stamp,
      signingKey,
      sealing,
    })
    return { built, sealing }
  }
  const send = async <C extends Call>(call: C, params: ParamsOf<C>) => {
    const { built, sealing } = await build(call, params)
    const path = built.address.startsWith('/') ? built.address : `/${built.address}`
    const headers = { ...built.init.headers, cookie: member.cookie }
    const response = await fetch(url + path, { ...built.init, headers })
    if (sealing !== undefined) tickets.keep(sealing.key, response.headers.get('x-key-id') ?? '')
    return response
  }
  const askToken = async (): Promise<string> => {
    const said = (await (await send(rtmCalls.token, { port_type: 4 })).json()) as { data: { token: string } }
    return said.data.token
  }
  await (await send(accountCalls.updateHeartbeat, { status: 2, type: 0 })).text()
  const socket = await openSocket(url, member, await askToken(), arrived)
  return {
    member,
    message: async (to, uuid, text) => {
      const params = { accept_u_id: to, send_u_id: member.id, msg_type: 1, msg: text, messageUuid: uuid }
      return raw(url, (await build(chatCalls.sendMsg, params)).built, member.cookie)
    },
    close: () => socket.terminate(),
  }
}
