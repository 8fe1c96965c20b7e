import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPublic, publicLookup } from '../../../server/push/webpush/public-address'
import { isKnown, targetOf } from '../../../server/push/webpush/endpoint'
import { makeVapidKeys, readVapidKeys } from '../../../server/push/webpush/vapid-keys'
import { webPushSender } from '../../../server/push/webpush/webpush.sender'
import type { PushTarget } from '../../../server/push/push-sender.port'
import { makeBrowserKeys } from './browser-keys'
import { type PushServiceFake, startPushService } from './push-service'

const NOW = Date.parse('2026-01-05T12:00:00Z')

let service: PushServiceFake

beforeEach(async () => {
  service = await startPushService()
})
afterEach(() => service.close())

const keys = readVapidKeys(makeVapidKeys())

const makeSender = (timeoutMs = 5_000) => {
  const places = { hosts: [], standIn: service.origin }
  return webPushSender({ clock: { now: () => NOW }, keys, contact: 'mailto:ops@visavis.test', places, timeoutMs })
}

const target = (): PushTarget => {
  const found = makeSender().targetOf(service.subscribe().token)
  if (found === null) throw new Error('no target')
  return found
}

const push = { text: '{"hello":"مرحبا 👋"}', ttl: 30, urgency: 'high', topic: 'abc' } as const

it('opens what RFC 8291 has sealed, so that the stand-in is one', () => {
  const browser = makeBrowserKeys({
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  })
  expect(browser.p256dh).toBe('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4')
  const sealed =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  expect(browser.open(Buffer.from(sealed, 'base64url'))).toBe('When I grow up, I want to be a watermelon')
})

describe('a push by Web Push', () => {
  it('is sealed for its browser and signed by the deployment [GATE-31]', async () => {
    expect(await makeSender().send(target(), push)).toEqual({ _tag: 'Taken' })
    const [arrived] = service.arrived
    expect(arrived).toMatchObject({
      text: push.text,
      headers: { ttl: '30', topic: 'abc', urgency: 'high', 'content-encoding': 'aes128gcm' },
      publicKey: keys.publicKey,
      claims: { aud: service.origin, sub: 'mailto:ops@visavis.test', exp: NOW / 1_000 + 12 * 3_600 },
    })
  })

  it.each([
    [201, 'Taken'],
    [204, 'Taken'],
    [404, 'Gone'],
    [410, 'Gone'],
    [400, 'Refused'],
    [413, 'Refused'],
    [401, 'Later'],
    [403, 'Later'],
    [429, 'Later'],
    [500, 'Later'],
  ])('answered with %i is %s [GATE-31]', async (status, tag) => {
    service.answer = { status }
    expect(await makeSender().send(target(), push)).toMatchObject({ _tag: tag })
  })

  it('waits as long as it is told', async () => {
    service.answer = { status: 429, headers: { 'retry-after': '90' } }
    expect(await makeSender().send(target(), push)).toMatchObject({ _tag: 'Later', afterMs: 90_000 })
    service.answer = { status: 503, headers: { 'retry-after': new Date(NOW + 5_000).toUTCString() } }
    expect(await makeSender().send(target(), push)).toMatchObject({ _tag: 'Later', afterMs: 5_000 })
  })

  it('follows no redirect', async () => {
    const other = service.subscribe()
    service.answer = { status: 307, headers: { location: service.origin + other.path } }
    expect(await makeSender().send(target(), push)).toMatchObject({ _tag: 'Later' })
    expect(service.arrived).toHaveLength(1)
  })

  it('gives up on a service that takes it and never answers, and on one that is not there', async () => {
    service.answer = null
    const place = target()
    expect(await makeSender(50).send(place, push)).toMatchObject({ _tag: 'Later' })
    await service.close()
    expect(await makeSender().send(place, push)).toMatchObject({ _tag: 'Later', afterMs: 0 })
    service = await startPushService()
  })

  it('goes nowhere where the deployment does not send to any more', async () => {
    const { auth, p256dh } = makeBrowserKeys()
    const old = { address: 'https://push.example/1', publicKey: p256dh, secret: auth }
    expect(await makeSender().send(old, push)).toEqual({ _tag: 'Gone' })
  })
})

describe('an endpoint', () => {
  const places = { hosts: ['fcm.googleapis.com', '*.push.apple.com'], standIn: null }

  it('is taken with keys for which something can be sealed, and with no others [GATE-31]', () => {
    const { auth, p256dh } = makeBrowserKeys()
    const off = Buffer.alloc(65, 1).fill(4, 0, 1).toString('base64url')
    const read = (key: string) =>
      targetOf(places)(JSON.stringify({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: key, auth } }))
    expect([read(p256dh)?.publicKey, read(off)]).toEqual([p256dh, null])
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://web.push.apple.com/QA',
    'https://fcm.googleapis.com:443/',
  ])('is known: %s', (endpoint) => expect(isKnown(endpoint, places)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user:word@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.evil.test/a',
    'https://evil.test/fcm.googleapis.com',
    'https://push.apple.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/a',
    'fcm.googleapis.com/a',
    '',
    `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
  ])('is nobody’s push service: %s [GATE-31]', (endpoint) => expect(isKnown(endpoint, places)).toBe(false))

  const token = (change: object) => {
    const { auth, p256dh } = makeBrowserKeys()
    return JSON.stringify({ endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh, auth }, ...change })
  }

  it('comes with the keys of its browser', () => {
    const { auth, p256dh } = makeBrowserKeys()
    expect(targetOf(places)(token({ keys: { p256dh, auth } }))).toEqual({
      address: 'https://fcm.googleapis.com/a',
      publicKey: p256dh,
      secret: auth,
    })
    const short = { p256dh: p256dh.slice(4), auth }
    const compressed = { p256dh: Buffer.alloc(65, 3).toString('base64url'), auth }
    for (const given of [undefined, {}, { p256dh }, { p256dh, auth: 'AAAA' }, { p256dh, auth: 16 }, short, compressed])
      expect(targetOf(places)(token({ keys: given }))).toBeNull()
    for (const broken of ['', 'null', '[]', '{', '"https://fcm.googleapis.com/a"'])
      expect(targetOf(places)(broken)).toBeNull()
  })
})

describe('an address of the network', () => {
  it.each(['8.8.8.8', '172.15.255.255', '172.32.0.0', '100.63.255.255', '223.255.255.255', '2a00:1450:4001::200e'])(
    'is public: %s',
    (address) => expect(isPublic(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'no address',
  ])('is internal: %s [GATE-31]', (address) => expect(isPublic(address)).toBe(false))

  type Answer = Parameters<Parameters<ReturnType<typeof publicLookup>>[2]>
  const asked = (addresses: readonly string[], all: boolean): Promise<Answer> =>
    new Promise((resolve) => {
      const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      const look = publicLookup((_name, _options, answer) => answer(null, found))
      look('push.example', { all }, (...answer) => resolve(answer))
    })

  it('is the only kind that a name is taken to have, whatever it points at [GATE-31]', async () => {
    const [, all] = await asked(['10.0.0.1', '8.8.8.8', '::1'], true)
    expect(all).toEqual([{ address: '8.8.8.8', family: 4 }])
    expect((await asked(['127.0.0.1', '8.8.4.4'], false)).slice(1)).toEqual(['8.8.4.4', 4])
    const [error] = await asked(['192.168.0.1', '::1'], true)
    expect(error).toBeInstanceOf(Error)
  })

  it('is none where the name is not known', async () => {
    const unknown = new Error('ENOTFOUND')
    const error = await new Promise((resolve) => {
      publicLookup((_name, _options, answer) => answer(unknown, []))('x', { all: true }, resolve)
    })
    expect(error).toBe(unknown)
  })
})
