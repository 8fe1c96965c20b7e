import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giftsCalls } from '../../../src/infrastructure/gateway/contract/gifts.calls'
import { startTestServer, type TestServer } from '../test-server'
import { gift, giftsTo, KEPT_GIFT, makeEcho, REFUSED_GIFT } from './echo'

let gateway: TestServer

beforeAll(async () => {
  gateway = await startTestServer({ features: makeEcho().features })
})
afterAll(() => gateway.close())

const traces = (to: number): Promise<number> => giftsTo(gateway.parts.store, to)

describe('the effect of a call', () => {
  it('leaves nothing behind when it is refused, not even a cookie', async () => {
    const ann = await gateway.signedIn()
    const said = await ann.ask(giftsCalls.send, gift(ann.userId, REFUSED_GIFT))
    expect(said.code).toBe(10014)
    expect(await traces(ann.userId)).toBe(0)
    expect(ann.cookies.has('gift')).toBe(false)
  })

  it('stays when the refusal says so, and the press may be tried again', async () => {
    const ann = await gateway.signedIn()
    const idempotencyKey = randomUUID()
    const ask = () => ann.ask(giftsCalls.send, gift(ann.userId, KEPT_GIFT), { idempotencyKey })
    expect([(await ask()).code, (await ask()).code]).toEqual([10014, 10014])
    expect(await traces(ann.userId)).toBe(2)
  })

  it('sets cookies that scripts cannot read and other sites do not send [GATE-14]', async () => {
    const ann = await gateway.signedIn()
    const said = await ann.ask(giftsCalls.send, gift(ann.userId))
    const [cookie = ''] = said.headers.getSetCookie()
    expect(cookie).toMatch(/^gift=1; /)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/', 'Max-Age=60']) expect(cookie).toContain(part)
  })
})

describe('one press of a button', () => {
  it('gets the same answer again and does nothing', async () => {
    const ann = await gateway.signedIn()
    const idempotencyKey = randomUUID()
    const first = await ann.ask(giftsCalls.send, gift(ann.userId, 5), { idempotencyKey })
    const again = await ann.ask(giftsCalls.send, gift(ann.userId, 5), { idempotencyKey })
    expect([first.data, again.data]).toEqual([{ gold: 5 }, { gold: 5 }])
    expect(await traces(ann.userId)).toBe(1)
  })

  it('counts once when its retries come at the same moment', async () => {
    const ann = await gateway.signedIn()
    const idempotencyKey = randomUUID()
    const all = await Promise.all(
      Array.from({ length: 8 }, () => ann.ask(giftsCalls.send, gift(ann.userId, 5), { idempotencyKey })),
    )
    expect(all.map(({ data }) => data)).toEqual(Array.from({ length: 8 }, () => ({ gold: 5 })))
    expect(await traces(ann.userId)).toBe(1)
  })

  it('refuses another content under the same key with 20011', async () => {
    const ann = await gateway.signedIn()
    const idempotencyKey = randomUUID()
    await ann.ask(giftsCalls.send, gift(ann.userId, 5), { idempotencyKey })
    const other = await ann.ask(giftsCalls.send, gift(ann.userId, 6), { idempotencyKey })
    expect(other.code).toBe(20011)
    expect(await traces(ann.userId)).toBe(1)
  })

  it("keeps two people's equal keys apart", async () => {
    const [ann, ben] = [await gateway.signedIn(), await gateway.signedIn()]
    const idempotencyKey = randomUUID()
    await ann.ask(giftsCalls.send, gift(ann.userId, 5), { idempotencyKey })
    expect((await ben.ask(giftsCalls.send, gift(ben.userId, 6), { idempotencyKey })).data).toEqual({ gold: 6 })
  })

  it('may be tried again after a refusal', async () => {
    const ann = await gateway.signedIn()
    const idempotencyKey = randomUUID()
    await ann.ask(giftsCalls.send, gift(ann.userId, REFUSED_GIFT), { idempotencyKey })
    expect((await ann.ask(giftsCalls.send, gift(ann.userId, 5), { idempotencyKey })).code).toBe(200)
  })

  it.each(['', 'press'])('needs a key; %j is none', async (idempotencyKey) => {
    const ann = await gateway.signedIn()
    const said = await ann.ask(giftsCalls.send, gift(ann.userId), {
      idempotencyKey,
      headers: { 'Idempotency-Key': idempotencyKey },
    })
    expect(said.code).toBe(400)
  })
})
