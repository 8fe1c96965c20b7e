import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../../src/domain/kernel/time'
import { reportsCalls } from '../../../../src/infrastructure/gateway/contract/reports.calls'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import { ada, bob, placed, refunded, server, setTheStage, tell } from '../orders/stage'
import {
  codeFor,
  linkEmail,
  mails,
  mailsTo,
  orderedAgo,
  paid,
  requestOf,
  seen,
  sendCode,
  submit,
  uploadProof,
  wholeRequest,
} from './asking'

setTheStage({ limits: { refundCodesPerAccount: { count: 5, ms: HOUR } } })

const wrongOf = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('the code', () => {
  it('goes to the linked address of somebody with an order to ask back, once a minute [COIN-48]', async () => {
    await linkEmail(ada)
    expect((await sendCode(ada)).status).toBe(403)
    await paid(ada)
    expect((await sendCode(ada, 'somebody@else.org')).code).toBe(0)
    expect((await sendCode(ada)).code).toBe(0)
    expect(await mails(ada)).toMatchObject([{ kind: 'refund', code: expect.stringMatching(/^\d{6}$/) }])
    expect(await mailsTo('somebody@else.org')).toEqual([])
    await server.clock.advance(MINUTE)
    await sendCode(ada)
    expect(await mails(ada)).toHaveLength(2)
  })

  it('goes to an address that is named where the account has none [ACCT-55, COIN-48]', async () => {
    await paid(ada)
    for (const email of [undefined, '', 'a@b.c', 'not an address']) expect((await sendCode(ada, email)).code).toBe(400)
    const named = `named${ada.userId}@example.org`
    expect((await sendCode(ada, ` ${named.toUpperCase()}`)).code).toBe(0)
    const [mail] = await mailsTo(named)
    const { order_id } = await paid(ada)
    const proof = (await uploadProof(ada)).data.image
    const request = { o_id: order_id, prob_Type: 4, prob_detail: 'x', bi_url: proof, source: 'web' }
    expect((await submit(ada, { ...request, verify_code: mail?.code ?? '' })).code).toBe(0)
  })

  it('is sent five times an hour at most, and only for oneself [COIN-48]', async () => {
    await paid(ada)
    await linkEmail(ada)
    expect((await ada.ask(shopCalls.verificationCode, { userId: bob.userId })).status).toBe(403)
    for (let time = 1; time < 5; time += 1) expect((await sendCode(ada)).code).toBe(0)
    expect((await sendCode(ada)).status).toBe(429)
  })

  it('is kept hashed, bound to the session, and lasts ten minutes [COIN-48]', async () => {
    const { order_id } = await paid(ada)
    const request = await wholeRequest(ada, order_id)
    const flows = await server.parts.store.read((db) => db.selectFrom('sign_in_flows').selectAll().execute())
    expect(JSON.stringify(flows)).not.toContain(`"${request.verify_code}"`)
    await server.clock.advance(10 * MINUTE)
    expect((await submit(ada, request)).code).toBe(25501)
    const fresh = await wholeRequest(ada, order_id)
    const elsewhere = await server.signInAgain(ada.userId, 'terminal')
    expect((await submit(elsewhere, fresh)).code).toBe(25501)
    expect((await submit(ada, fresh)).code).toBe(0)
  })

  it('ends after five wrong ones, and is used once [COIN-48]', async () => {
    const [first, second] = [await paid(ada), await paid(ada)]
    const request = await wholeRequest(ada, first.order_id)
    const wrong = { ...request, verify_code: wrongOf(request.verify_code) }
    const codes: number[] = []
    for (let time = 0; time < 5; time += 1) codes.push((await submit(ada, wrong)).code)
    expect(codes).toEqual([25502, 25502, 25502, 25502, 25506])
    expect((await submit(ada, request)).code).toBe(25506)
    await server.clock.advance(MINUTE)
    const fresh = { ...request, verify_code: await codeFor(ada) }
    expect((await submit(ada, fresh)).code).toBe(0)
    const again = { ...fresh, o_id: second.order_id, bi_url: (await uploadProof(ada)).data.image }
    expect((await submit(ada, again)).code).toBe(25501)
  })
})

describe('a request', () => {
  it('is stored with what was said and its picture, and the order shows it [COIN-45, COIN-50]', async () => {
    const { order_id } = await paid(ada)
    expect(await seen(ada, order_id)).toMatchObject({ refundable: true })
    const request = await wholeRequest(ada, order_id)
    expect((await submit(ada, { ...request, prob_detail: '  Nothing\u200b came ' })).code).toBe(0)
    expect(await requestOf(order_id)).toMatchObject({
      user_id: ada.userId,
      category: 1,
      description: 'Nothing came',
      state: 'open',
      proof_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(await seen(ada, order_id)).toMatchObject({ refundable: false, refund: 'open' })
  })

  it('is one, however often and at whatever moment it is sent [COIN-45]', async () => {
    const { order_id } = await paid(ada)
    const request = await wholeRequest(ada, order_id)
    const keys = Array.from({ length: 4 }, () => randomUUID())
    const answers = await Promise.all([0, 1, 2, 3].map((n) => submit(ada, request, keys[n])))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 400, 400, 400])
    const same = await Promise.all([1, 2].map(() => submit(ada, request, keys[0])))
    expect(new Set(same.map(({ code }) => code)).size).toBe(1)
    const fresh = await wholeRequest(ada, order_id)
    expect(await submit(ada, fresh)).toMatchObject({ code: 400, message: 'Feedback rejected' })
  })

  it('wants order, category, words, picture and code [COIN-45, COIN-46]', async () => {
    const { order_id } = await paid(ada)
    const request = await wholeRequest(ada, order_id)
    expect(await submit(ada, { ...request, o_id: '' })).toMatchObject({
      code: 400,
      message: 'Order ID cannot be empty',
    })
    for (const part of [
      { prob_Type: 0 },
      { prob_Type: 5 },
      { prob_detail: ' \u200b' },
      { prob_detail: 'x'.repeat(1_001) },
    ])
      expect((await submit(ada, { ...request, ...part })).code).not.toBe(0)
    for (const bi_url of ['', 'https://elsewhere.example/media/1', `/media/${'0'.repeat(32)}`])
      expect((await submit(ada, { ...request, bi_url })).code).toBe(40001)
    expect((await submit(ada, { ...request, verify_code: '' })).code).toBe(25502)
    expect(await requestOf(order_id)).toBeUndefined()
    expect((await submit(ada, request)).code).toBe(0)
  })

  it('is for an own order: somebody else’s is as unknown as none [COIN-50]', async () => {
    const { order_id } = await paid(ada)
    await paid(bob)
    const request = await wholeRequest(bob, order_id)
    expect((await submit(bob, request)).status).toBe(404)
    expect((await submit(bob, { ...request, o_id: 'none' })).status).toBe(404)
    expect((await server.visitor().then((visitor) => submit(visitor, request))).status).toBe(401)
  })

  it('is taken for less than 72 hours by the gateway’s clock [COIN-49, COIN-50]', async () => {
    const [early, late] = [await paid(ada), await paid(ada)]
    const request = await wholeRequest(ada, early.order_id)
    await orderedAgo(early.order_id, 3 * DAY - 1)
    await orderedAgo(late.order_id, 3 * DAY)
    expect((await submit(ada, { ...request, o_id: late.order_id })).code).toBe(400)
    expect((await submit(ada, request)).code).toBe(0)
    expect(await seen(ada, late.order_id)).toMatchObject({ refundable: false })
  })

  it('is not for an order that is processing, failed or returned already [COIN-50]', async () => {
    const [open, failed, back, kept] = [await placed(ada), await placed(ada), await paid(ada), await paid(ada)]
    await tell(failed, { _tag: 'Declined' })
    await tell(back, refunded(back))
    const request = await wholeRequest(ada, kept.order_id)
    for (const { order_id } of [open, failed, back])
      expect((await submit(ada, { ...request, o_id: order_id })).code).toBe(400)
    expect((await submit(ada, request)).code).toBe(0)
  })
})

describe('the picture of a request', () => {
  const look = (address: string, cookie: string) => fetch(`${server.url}${address}`, { headers: { cookie } })

  it('is seen by its owner and by nobody else, sent or not [COIN-45]', async () => {
    const { order_id } = await paid(ada)
    const request = await wholeRequest(ada, order_id)
    for (const step of ['uploaded', 'sent']) {
      if (step === 'sent') await submit(ada, request)
      expect((await look(request.bi_url, ada.cookieHeader())).status).toBe(200)
      expect((await look(request.bi_url, bob.cookieHeader())).status).toBe(404)
    }
  })

  it('is one of the person’s own, and for one request [COIN-45]', async () => {
    const [first, second] = [await paid(ada), await paid(ada)]
    const theirs = (await uploadProof(bob)).data.image
    const request = await wholeRequest(ada, first.order_id)
    expect((await submit(ada, { ...request, bi_url: theirs })).code).toBe(40001)
    expect((await submit(ada, request)).code).toBe(0)
    await server.clock.advance(MINUTE)
    const again = { ...request, o_id: second.order_id, verify_code: await codeFor(ada) }
    expect((await submit(ada, again)).code).toBe(40001)
  })

  it('that nothing refers to makes room after five more', async () => {
    const addresses: string[] = []
    for (let one = 0; one < 6; one += 1) {
      addresses.push((await uploadProof(ada)).data.image)
      await server.clock.advance(1)
    }
    expect((await look(addresses[0] ?? '', ada.cookieHeader())).status).toBe(404)
    expect((await look(addresses[1] ?? '', ada.cookieHeader())).status).toBe(200)
  })

  it('is a picture that can be decoded [COIN-45]', async () => {
    const file = new Blob(['no picture'])
    expect((await ada.ask(reportsCalls.reportImage, {}, { file })).code).toBe(40001)
  })
})
