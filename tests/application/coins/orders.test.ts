import { beforeEach, describe, expect, it } from 'vitest'
import type { OrdersFeature } from '../../../src/application/coins/orders.feature'
import type { RefundForm } from '../../../src/domain/coins/refund'
import { PICTURE_LIMIT } from '../../../src/domain/kernel/picture-file'
import { HOUR, SECOND } from '../../../src/domain/kernel/time'
import { pictureFile } from '../../fakes/picture-preparer.fake'
import { REFUND_CODE } from '../../fakes/world/orders-desk'
import { refusal, unreachable } from '../../fakes/world/seat'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

let stage: Stage
let ada: Player
let orders: OrdersFeature

const sell = () => stage.world.orders.sell(ada.id, stage.clock.now())
const form = (over: Partial<RefundForm> = {}): Omit<RefundForm, 'proof'> => ({
  orderId: 'order-1',
  category: 'notReceived',
  description: 'Nothing came',
  code: REFUND_CODE,
  ...over,
})

/** The form with code and picture, so that only what is typed is missing. */
const prepare = async () => {
  await orders.beginRefund()
  await orders.sendRefundCode('')()
  await orders.chooseProof(pictureFile('bill.jpg'))()
}

beforeEach(async () => {
  stage = makeStage()
  ada = await stage.player('Ada')
  orders = await ada.tab.core.feature('orders')
})

describe('own orders', () => {
  it('are read, and say so when they cannot be [COIN-43]', async () => {
    sell()
    expect(orders.view.listing).toBe('idle')
    await orders.load()
    expect(orders.view).toMatchObject({ listing: 'loaded', orders: [{ orderId: 'order-1', status: 'success' }] })
    ada.browser.seat.failNext('orders', refusal(500))
    await orders.load()
    expect(orders.view).toMatchObject({ listing: 'failed', orders: [{ orderId: 'order-1' }] })
  })

  it('may be asked back for less than 72 hours [COIN-50]', async () => {
    const order = sell()
    await stage.clock.advance(72 * HOUR - 1)
    expect(orders.mayAskBack(order)).toBe(true)
    await stage.clock.advance(1)
    expect(orders.mayAskBack(order)).toBe(false)
    expect(orders.mayAskBack({ ...order, at: stage.clock.now(), refundable: false })).toBe(false)
  })

  it('are forgotten at sign-out, with the form and its picture [PLUS-15]', async () => {
    sell()
    await orders.load()
    await prepare()
    await ada.tab.core.account.signOut()
    expect(orders.view).toMatchObject({
      orders: [],
      listing: 'idle',
      refund: { code: 'none', proof: { _tag: 'None' } },
    })
    expect(ada.browser.pictures.held()).toBe(0)
  })
})

describe('the code of a refund', () => {
  it('goes to the linked address, and again after a minute [COIN-48]', async () => {
    sell()
    await orders.beginRefund()
    expect(orders.view.refund.address).toEqual({ _tag: 'Linked', email: 'ada@example.org' })
    await orders.sendRefundCode('somebody@else.org')()
    expect(stage.world.orders.codes.get(ada.id)).toBe('ada@example.org')
    expect(orders.view.refund).toMatchObject({ code: 'sent', resendAt: stage.clock.now() + 60 * SECOND })
    await orders.sendRefundCode('')()
    await stage.clock.advance(60 * SECOND - 1)
    await orders.sendRefundCode('')()
    expect(ada.count('sendRefundCode')).toBe(1)
    await stage.clock.advance(1)
    await orders.sendRefundCode('')()
    expect(ada.count('sendRefundCode')).toBe(2)
  })

  it('goes to an address that is named where none is linked; a bad one goes nowhere [ACCT-55, ACCT-57, COIN-48]', async () => {
    sell()
    stage.world.orders.withoutEmail.add(ada.id)
    await orders.beginRefund()
    expect(orders.view.refund.address).toEqual({ _tag: 'Named' })
    await orders.sendRefundCode('a@b.c')()
    expect(orders.view.refund).toMatchObject({ code: 'none', problem: { _tag: 'BadEmail' } })
    expect(ada.count('sendRefundCode')).toBe(0)
    await orders.sendRefundCode(' ada @mail.org')()
    expect(stage.world.orders.codes.get(ada.id)).toBe('ada@mail.org')
    expect(orders.view.refund.problem).toBeNull()
  })

  it('finds the address when it is sent, where it could not be read before [COIN-48]', async () => {
    sell()
    const { seat } = ada.browser
    for (let time = 0; time < 3; time += 1) seat.failNext('linkedEmail', unreachable)
    await orders.beginRefund()
    expect(orders.view.refund.address).toEqual({ _tag: 'Unread' })
    await orders.sendRefundCode('')()
    expect(orders.view.refund).toMatchObject({ code: 'none', problem: { _tag: 'CodeNotSent' } })
    stage.world.orders.withoutEmail.add(ada.id)
    await orders.beginRefund()
    await orders.sendRefundCode('')()
    expect(orders.view.refund).toMatchObject({ address: { _tag: 'Named' }, code: 'none', problem: null })
    stage.world.orders.withoutEmail.clear()
    seat.failNext('linkedEmail', unreachable)
    await orders.beginRefund()
    await orders.sendRefundCode('')()
    expect(orders.view.refund).toMatchObject({ address: { _tag: 'Linked' }, code: 'sent' })
  })

  it('says when it was not sent, and until when it cannot be', async () => {
    sell()
    await orders.beginRefund()
    ada.browser.seat.failNext('sendRefundCode', unreachable)
    ada.browser.seat.failNext('sendRefundCode', { _tag: 'HttpFailed', status: 429, retryAfter: 5_000 })
    await orders.sendRefundCode('')()
    expect(orders.view.refund).toMatchObject({ code: 'none', problem: { _tag: 'CodeNotSent' } })
    await orders.sendRefundCode('')()
    expect(orders.view.refund.problem).toEqual({ _tag: 'TooSoon', until: stage.clock.now() + 5_000 })
  })
})

describe('the picture of a refund', () => {
  it('is drawn anew and sent; another one takes its place [COIN-45]', async () => {
    const release = ada.browser.seat.hold('uploadProof')
    const sending = orders.chooseProof(pictureFile('bill.jpg'))()
    await stage.clock.settle()
    expect(orders.view.refund.proof).toEqual({ _tag: 'Sending', preview: 'blob:bill.jpg', percent: 50 })
    release()
    await sending
    expect(orders.view.refund.proof).toEqual({
      _tag: 'Kept',
      preview: 'blob:bill.jpg',
      address: '/proofs/Ada/bill.jpg',
    })
    expect(ada.browser.pictures.cuts).toMatchObject([{ drawn: { width: 2_048, height: 1_536 } }])
    await orders.chooseProof(pictureFile('other.jpg'))()
    expect(orders.view.refund.proof).toMatchObject({ address: '/proofs/Ada/other.jpg' })
    expect(ada.browser.pictures.held()).toBe(1)
    orders.dropProof()
    expect([orders.view.refund.proof._tag, ada.browser.pictures.held()]).toEqual(['None', 0])
  })

  it('that is called back on its way comes to nothing', async () => {
    const release = ada.browser.seat.hold('uploadProof')
    const sending = orders.chooseProof(pictureFile())()
    await stage.clock.settle()
    orders.leaveRefund()
    release()
    await sending
    expect([orders.view.refund.proof._tag, ada.browser.pictures.held()]).toEqual(['None', 0])
  })

  it('tells why it was not taken [COIN-45]', async () => {
    const problemOf = async (file: ReturnType<typeof pictureFile>) => {
      await orders.chooseProof(file)()
      const { proof } = orders.view.refund
      return proof._tag === 'Failed' ? proof.problem._tag : proof._tag
    }
    expect(await problemOf(pictureFile('a.gif', 10, 'image/gif'))).toBe('PictureUnsupported')
    expect(await problemOf(pictureFile('a.jpg', PICTURE_LIMIT + 1))).toBe('PictureTooLarge')
    expect(await problemOf(pictureFile('broken.jpg'))).toBe('PictureUnsupported')
    ada.browser.seat.failNext('uploadProof', unreachable)
    expect(await problemOf(pictureFile())).toBe('Unreachable')
  })
})

describe('a request', () => {
  it('is not sent before all of it is there [COIN-45, COIN-46]', async () => {
    sell()
    await orders.beginRefund()
    const empty = { orderId: '', category: null, description: ' ', code: '' }
    expect(await orders.submitRefund(empty)()).toBeNull()
    expect(orders.view.refund.problem).toEqual({
      _tag: 'Incomplete',
      fields: ['orderId', 'category', 'description', 'proof', 'code'],
    })
    await prepare()
    for (const part of [{ orderId: ' ' }, { category: null }, { description: '' }, { code: '1' }])
      expect(await orders.submitRefund(form(part))()).toBeNull()
    orders.dropProof()
    expect(await orders.submitRefund(form())()).toBeNull()
    expect(ada.count('submitRefund')).toBe(0)
  })

  it('is received, also by two presses once, and the order shows it [COIN-51]', async () => {
    sell()
    await prepare()
    const presses = await Promise.all([orders.submitRefund(form())(), orders.submitRefund(form())()])
    expect([presses, ada.count('submitRefund')]).toEqual([['received', null], 1])
    expect(orders.view.orders).toMatchObject([{ orderId: 'order-1', refund: 'open', refundable: false }])
    expect(stage.world.orders.requests).toEqual([{ ...form(), proof: '/proofs/Ada/bill.jpg' }])
  })

  it('is rejected when it comes too late or for an unknown order [COIN-51]', async () => {
    sell()
    await prepare()
    expect(await orders.submitRefund(form({ orderId: 'no-order' }))()).toBe('rejected')
    await stage.clock.advance(72 * HOUR)
    expect(await orders.submitRefund(form())()).toBe('rejected')
  })

  it('that was sent in another tab counts as received [COIN-51]', async () => {
    sell()
    await prepare()
    await orders.submitRefund(form())()
    await prepare()
    expect(await orders.submitRefund(form({ description: 'Once more' }))()).toBe('received')
    expect(stage.world.orders.requests).toHaveLength(1)
  })

  it('says what is wrong with the code, and stays [COIN-48]', async () => {
    sell()
    await orders.beginRefund()
    await orders.chooseProof(pictureFile())()
    await orders.submitRefund(form())()
    expect(orders.view.refund.problem).toEqual({ _tag: 'CodeExpired' })
    await orders.sendRefundCode('')()
    await orders.submitRefund(form({ code: '000000' }))()
    expect(orders.view.refund).toMatchObject({ problem: { _tag: 'WrongCode' }, sending: false })
    ada.browser.seat.failNext('submitRefund', refusal(25506))
    await orders.submitRefund(form())()
    expect(orders.view.refund.problem).toEqual({ _tag: 'TooManyCodes' })
    ada.browser.seat.failNext('submitRefund', refusal(40001))
    await orders.submitRefund(form())()
    expect(orders.view.refund).toMatchObject({ problem: { fields: ['proof'] }, proof: { _tag: 'None' } })
    await orders.chooseProof(pictureFile())()
    expect(await orders.submitRefund(form())()).toBe('received')
  })

  it('whose answer was lost is the same one when it is sent again [COIN-45, COIN-47]', async () => {
    sell()
    await prepare()
    ada.browser.seat.loseAnswer('submitRefund')
    expect(await orders.submitRefund(form())()).toBeNull()
    expect(orders.view.refund.problem).toEqual({ _tag: 'NotSent' })
    expect(await orders.submitRefund(form())()).toBe('received')
    expect(stage.world.orders.requests).toHaveLength(1)
  })
})
