import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentNews } from '../../../../server/coins/payments/payment-provider.port'
import { setStage, type Stage } from './stage'

let stage: Stage

beforeEach(async () => void (stage = await setStage()))
afterEach(() => stage.close())

const USD = 'USD'

const paid = async (): Promise<{ readonly ref: string; readonly page: string }> => {
  const page = await stage.page('giropay')
  const { ref } = await stage.begun('giropay')
  await stage.post(page, { choice: 'pay' })
  return { ref, page }
}

const news = async (): Promise<readonly PaymentNews[]> => {
  await stage.round()
  return stage.gateway.received.flatMap(({ body, headers, provider }) => {
    const read = stage.provider('giropay').readWebhook(Buffer.from(body), headers, stage.clock.now())
    return E.isRight(read) && provider === 'giropay' ? read.right.map((event) => event.news) : []
  })
}

describe('a refund', () => {
  it('is told by a notification, in parts too, and never more than was paid', async () => {
    const { ref } = await paid()
    const refund = (minor: number, key: string, currency = USD) =>
      stage.provider('giropay').refund({ ref, minor, currency, key })()
    expect(await refund(1_000, 'one')).toMatchObject({ _tag: 'Right' })
    expect(await refund(53, 'two')).toMatchObject({ left: { _tag: 'PaymentRefused' } })
    expect(await refund(52, 'two', 'EUR')).toMatchObject({ left: { _tag: 'PaymentRefused' } })
    expect(await refund(0, 'two')).toMatchObject({ _tag: 'Left' })
    expect(await refund(-52, 'two')).toMatchObject({ _tag: 'Left' })
    expect(await refund(52, 'two')).toMatchObject({ _tag: 'Right' })
    expect(await refund(1, 'three')).toMatchObject({ _tag: 'Left' })
    expect((await news()).filter(({ _tag }) => _tag === 'Refunded')).toEqual([
      { _tag: 'Refunded', minor: 1_000, currency: USD },
      { _tag: 'Refunded', minor: 52, currency: USD },
    ])
  })

  it('is one for one key, also when it is asked for twice at the same moment', async () => {
    const { ref } = await paid()
    const refund = () => stage.provider('giropay').refund({ ref, minor: 500, currency: USD, key: 'one' })()
    await Promise.all([refund(), refund()])
    expect(await refund()).toMatchObject({ _tag: 'Right' })
    expect((await news()).filter(({ _tag }) => _tag === 'Refunded')).toHaveLength(1)
  })

  it('is refused where nothing was paid', async () => {
    const { ref } = await stage.begun('giropay')
    const refund = { ref, minor: 1, currency: USD, key: 'one' }
    expect(await stage.provider('giropay').refund(refund)()).toMatchObject({ left: { _tag: 'PaymentRefused' } })
    expect(await stage.provider('xendit').refund(refund)()).toMatchObject({ left: { _tag: 'ChannelUnavailable' } })
  })
})

describe('a chargeback', () => {
  it('takes back what was not refunded yet, once', async () => {
    const { page, ref } = await paid()
    await stage.provider('giropay').refund({ ref, minor: 52, currency: USD, key: 'one' })()
    expect(await (await fetch(page)).text()).toContain('Charge back')
    const stayed = await stage.post(page, { choice: 'dispute' })
    expect(stayed.headers.get('location')).toContain('/pay/sbx_')
    await stage.post(page, { choice: 'dispute' })
    const back = (await news()).filter(({ _tag }) => _tag === 'ChargedBack')
    expect(back).toEqual([{ _tag: 'ChargedBack', minor: 1_000, currency: USD }])
    expect(await (await fetch(page)).text()).not.toContain('value="dispute"')
  })

  it('is not offered for what was not paid, or was given back whole', async () => {
    const open = await stage.page('giropay', { orderId: 'order-2' })
    await stage.post(open, { choice: 'dispute' })
    expect(stage.gateway.received).toEqual([])
    const { page, ref } = await paid()
    await stage.provider('giropay').refund({ ref, minor: 1_052, currency: USD, key: 'one' })()
    expect(await (await fetch(page)).text()).not.toContain('value="dispute"')
    await stage.post(page, { choice: 'dispute' })
    expect((await news()).some(({ _tag }) => _tag === 'ChargedBack')).toBe(false)
  })
})
