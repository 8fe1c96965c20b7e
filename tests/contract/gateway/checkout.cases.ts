import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import type { NewOrder } from '../../../src/application/coins/checkout-gateway.port'
import type { Choice } from '../../../src/domain/coins/choice'
import { asksFields, asksMethod } from '../../../src/domain/coins/handover'
import { choiceOf } from '../../../src/domain/coins/pack'
import { noWish } from '../../../src/domain/coins/shop-wish'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'

/** The cheapest pack through a provider that asks for nothing beforehand. */
const choiceFor = async ({ shop }: Somebody): Promise<Choice> => {
  const [pack] = unwrap(await shop.packs('ZZ', { ...noWish, userId: null })())
  const way = pack?.ways.find(({ provider }) => !asksMethod(provider) && !asksFields(provider))
  if (pack === undefined || way === undefined) throw new Error('nothing is sold')
  return choiceOf(pack, way)
}

const orderFor = async (person: Somebody, origin: string): Promise<NewOrder> => ({
  choice: await choiceFor(person),
  method: null,
  fields: {},
  traceId: crypto.randomUUID(),
  returnUrl: `${origin}/payRes`,
})

/** What CheckoutGateway promises. */
export const checkoutCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site) => Promise<void>) => async () => {
    const site = await open()
    await run(site).finally(site.close)
  }

  it(
    'places one order for one trace, with the same way to the provider, and another one for another trace [COIN-20, COIN-21]',
    inSite(async (site) => {
      const ada = await signUp(site, 'Ada')
      const order = await orderFor(ada, site.origin)
      const first = unwrap(await ada.checkout.place(order)())
      expect(unwrap(await ada.checkout.place(order)())).toEqual(first)
      const other = unwrap(await ada.checkout.place({ ...order, traceId: crypto.randomUUID() })())
      expect(other.orderId).not.toBe(first.orderId)
      expect(unwrap(await ada.orders.orders())).toHaveLength(2)
    }),
  )

  it(
    'tells the buyer, and nobody else, how an order stands [COIN-36, COIN-43]',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      const order = await orderFor(ada, site.origin)
      const { orderId } = unwrap(await ada.checkout.place(order)())
      expect(unwrap(await ada.checkout.purchase(orderId)())).toMatchObject({
        orderId,
        coinCode: order.choice.coinCode,
        price: order.choice.price,
        status: 'processing',
        refundable: false,
      })
      expect(E.isLeft(await bob.checkout.purchase(orderId)())).toBe(true)
      expect(E.isLeft(await bob.checkout.session(orderId)())).toBe(true)
    }),
  )

  it(
    'knows the banks to choose from, and no card that was never saved [COIN-39, COIN-42]',
    inSite(async (site) => {
      const ada = await signUp(site, 'Ada')
      const choice = { ...(await choiceFor(ada)), provider: 'ideal' } as const
      expect(unwrap(await ada.checkout.methods(choice)())).not.toEqual([])
      expect(unwrap(await ada.checkout.cards())).toEqual([])
      const foreign = {
        id: 'nobody',
        provider: 'checkout',
        brand: '',
        last4: '',
        expiryMonth: 1,
        expiryYear: 1,
      } as const
      expect(E.isLeft(await ada.checkout.deleteCard(foreign)())).toBe(true)
    }),
  )
}
