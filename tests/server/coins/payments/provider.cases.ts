import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type {
  Begun,
  Payment,
  PaymentEvent,
  PaymentProvider,
} from '../../../../server/coins/payments/payment-provider.port'
import type { Instant } from '../../../../src/domain/kernel/time'

/** What a provider sends to the gateway. */
export interface Delivered {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

export interface ProviderWorld {
  readonly provider: PaymentProvider
  readonly payment: Payment
  readonly now: () => Instant
  /** Somebody pays: the notification that the money was captured. */
  readonly pay: (begun: Begun) => Promise<Delivered>
  /** From now on the service cannot be reached. */
  readonly cut: () => Promise<void>
  readonly close: () => Promise<void>
}

/** What the port promises, of every adapter. */
export const providerCases = (makeWorld: () => Promise<ProviderWorld>): void => {
  let world: ProviderWorld
  beforeEach(async () => void (world = await makeWorld()))
  afterEach(() => world.close())

  const begin = async (over: Partial<Payment> = {}): Promise<Begun> => {
    const begun = await world.provider.begin({ ...world.payment, ...over })()
    if (E.isLeft(begun)) throw new Error(begun.left.reason)
    return begun.right
  }
  const read = ({ body, headers }: Delivered): readonly PaymentEvent[] | null => {
    const events = world.provider.readWebhook(body, headers, world.now())
    return E.isRight(events) ? events.right : null
  }
  const told = async (ref: string): Promise<readonly PaymentEvent[] | null> => {
    const events = await world.provider.status(ref)()
    return E.isRight(events) ? events.right : null
  }

  it('begins one payment for one order, however often it is asked', async () => {
    const one = await begin()
    expect(await begin()).toEqual(one)
    expect((await begin({ orderId: 'another-order' })).ref).not.toBe(one.ref)
  })

  it('tells by a signed notification what was captured for which order, and the same again when it is asked [PLUS-10]', async () => {
    const begun = await begin()
    expect(await told(begun.ref)).toEqual([])
    const { minor, currency, orderId } = world.payment
    const events = read(await world.pay(begun))
    expect(events).toMatchObject([{ orderId, news: { _tag: 'Captured', minor, currency } }])
    expect((await told(begun.ref))?.filter(({ news }) => news._tag === 'Captured').map(({ id }) => id)).toEqual(
      events?.map(({ id }) => id),
    )
  })

  it('hears nobody who does not sign as it does', async () => {
    const delivered = await world.pay(await begin())
    expect(read({ ...delivered, headers: {} })).toBeNull()
    const wrong = Object.entries(delivered.headers).map(([name, value]) => [name, `${value?.slice(0, -1) ?? ''}?`])
    expect(read({ ...delivered, headers: Object.fromEntries(wrong) })).toBeNull()
  })

  it('gives money back, once for one key', async () => {
    const begun = await begin()
    await world.pay(begun)
    const { currency, minor } = world.payment
    const refund = () => world.provider.refund({ ref: begun.ref, minor, currency, key: 'one' })()
    expect([await refund(), await refund()]).toEqual([E.right(undefined), E.right(undefined)])
  })

  it('says that it is unavailable when nothing answers [COIN-23, COIN-24]', async () => {
    const { ref } = await begin()
    await world.cut()
    const unavailable = { left: { _tag: 'ChannelUnavailable' } }
    expect(await world.provider.begin({ ...world.payment, orderId: 'another-order' })()).toMatchObject(unavailable)
    expect(await world.provider.session(ref)()).toMatchObject(unavailable)
  })
}
