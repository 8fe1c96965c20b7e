import { createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firebaseSender } from '../../../server/push/firebase/firebase.sender'
import { HOUR } from '../../../src/domain/kernel/time'

const NOW = Date.parse('2026-01-05T12:00:00Z')
const TOKEN = `${'t'.repeat(22)}:APA91b${'x'.repeat(120)}`
const push = { text: '{"news":1}', ttl: 30, urgency: 'high', topic: 'abc' } as const

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

interface Asked {
  readonly path: string
  readonly authorization: string
  readonly body: string
}

let server: Server
let origin = ''
let asked: Asked[] = []
interface Answer {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: unknown
}
let answers: Record<'token' | 'send', Answer | null>

beforeEach(async () => {
  asked = []
  answers = { token: { status: 200 }, send: { status: 200 } }
  server = createServer((request, reply) => {
    void text(request).then((said) => {
      const path = request.url ?? ''
      asked.push({ path, authorization: request.headers.authorization ?? '', body: said })
      const granted = JSON.stringify({ access_token: `a${asked.length}`, expires_in: 3_600 })
      const answer = path === '/token' ? answers.token : answers.send
      const body = path === '/token' ? granted : JSON.stringify(answer?.body ?? {})
      if (answer !== null) reply.writeHead(answer.status, answer.headers).end(body)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(resolve))
})

const makeSender = (timeoutMs = 5_000) => {
  const clock = { at: NOW, now: () => clock.at }
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const account = { projectId: 'visavis-1', email: 'push@visavis-1.test', key, tokenAddress: `${origin}/token` }
  const sender = firebaseSender({ account, api: origin, clock, timeoutMs })
  return { clock, send: (address = TOKEN) => sender.send({ address, publicKey: '', secret: '' }, push), sender }
}

const tokensAsked = () => asked.filter(({ path }) => path === '/token').length

describe('a push by Firebase', () => {
  it('is a data message for one device, allowed by a proof that the account has signed [GATE-31]', async () => {
    expect(await makeSender().send()).toEqual({ _tag: 'Taken' })
    const [grant, sent] = asked
    const form = new URLSearchParams(grant?.body)
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
    const signed = createVerify('sha256').update(`${head}.${claims}`)
    expect(signed.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'push@visavis-1.test',
      aud: `${origin}/token`,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      iat: NOW / 1_000,
      exp: NOW / 1_000 + 3_600,
    })
    expect(sent).toMatchObject({ path: '/v1/projects/visavis-1/messages:send', authorization: 'Bearer a1' })
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      message: {
        token: TOKEN,
        data: { push: push.text },
        webpush: { headers: { TTL: '30', Topic: 'abc', Urgency: 'high' } },
      },
    })
  })

  it('asks for leave once an hour, however many are sent at once', async () => {
    const { clock, send } = makeSender()
    await Promise.all([send(), send(), send()])
    clock.at += HOUR - 60_001
    await send()
    expect(tokensAsked()).toBe(1)
    clock.at += 1
    await send()
    expect(tokensAsked()).toBe(2)
  })

  it.each([
    [404, 'UNREGISTERED', 'Gone'],
    [403, 'SENDER_ID_MISMATCH', 'Gone'],
    [403, 'THIRD_PARTY_AUTH_ERROR', 'Later'],
    [400, 'INVALID_ARGUMENT', 'Refused'],
  ])('answered with %i %s is %s [GATE-31]', async (status, errorCode, tag) => {
    answers.send = { status, body: { error: { status: 'ANY', details: [{ errorCode }] } } }
    expect(await makeSender().send()).toMatchObject({ _tag: tag })
  })

  it.each([
    // A right that the account lacks, or another project: no fault of the device.
    [404, 'Later'],
    [403, 'Later'],
    [400, 'Refused'],
    [413, 'Refused'],
    [429, 'Later'],
    [503, 'Later'],
  ])('answered with %i is %s [GATE-31]', async (status, tag) => {
    answers.send = { status, headers: { 'retry-after': '7' } }
    const sent = await makeSender().send()
    expect(sent).toMatchObject({ _tag: tag, ...(tag === 'Later' ? { afterMs: 7_000 } : {}) })
  })

  it('asks for leave anew when it was not believed, or not given', async () => {
    const { send } = makeSender()
    answers.send = { status: 401 }
    expect(await send()).toMatchObject({ _tag: 'Later' })
    answers.send = { status: 200 }
    expect(await send()).toEqual({ _tag: 'Taken' })
    expect(tokensAsked()).toBe(2)
    const other = makeSender()
    answers.token = { status: 400 }
    expect(await other.send()).toMatchObject({ _tag: 'Later', problem: 'no access to Firebase: 400' })
    answers.token = { status: 200 }
    expect(await other.send()).toEqual({ _tag: 'Taken' })
  })

  it('gives up on a service that never answers', async () => {
    answers.send = null
    expect(await makeSender(50).send()).toMatchObject({ _tag: 'Later' })
  })

  it('takes its own tokens and no endpoints', async () => {
    const { send, sender } = makeSender()
    expect(sender.targetOf(TOKEN)).toEqual({ address: TOKEN, publicKey: '', secret: '' })
    for (const odd of [
      '',
      'short',
      'https://fcm.googleapis.com/fcm/send/abcdefghijkl',
      `${TOKEN} x`,
      'x'.repeat(1_001),
    ])
      expect(sender.targetOf(odd)).toBeNull()
    expect(await send('https://fcm.googleapis.com/fcm/send/abcdefghijkl')).toEqual({ _tag: 'Gone' })
    expect(asked).toEqual([])
  })
})
