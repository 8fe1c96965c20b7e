import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import type { RefundRequest } from '../../../src/domain/coins/refund'
import { HOUR, MINUTE } from '../../../src/domain/kernel/time'
import { aPicture } from '../../builders/pictures'
import { unwrap } from './browser'
import { signUp, type Site, type Somebody } from './ports.world'
import { refusedWith } from './refused-with'

const quiet = (): void => undefined
const newKey = (): string => crypto.randomUUID()
const unknown = E.left({ _tag: 'HttpFailed', status: 404 })
const notAllowed = E.left({ _tag: 'HttpFailed', status: 403 })

const proofOf = async ({ orders }: Somebody): Promise<string> => {
  const file = new File([await aPicture('png', 120, 160)], 'proof.png', { type: 'image/png' })
  return unwrap(await orders.uploadProof(file, quiet).done())
}

/** A whole request, with code and picture. */
const requestOf = async (site: Site, person: Somebody, orderId: string): Promise<RefundRequest> => {
  unwrap(await person.orders.sendRefundCode(null)())
  const code = await site.refundCode(person)
  return { orderId, category: 'chargedTwice', description: 'Twice', proof: await proofOf(person), code }
}

const refundOf = async ({ orders }: Somebody, orderId: string) =>
  unwrap(await orders.orders()).find((order) => order.orderId === orderId)

/** What OrdersGateway promises. */
export const ordersCases = (open: () => Promise<Site>): void => {
  const inSite = (run: (site: Site) => Promise<void>) => async () => {
    const site = await open()
    await run(site).finally(site.close)
  }

  it(
    'lists the own orders with all that a row shows, and nobody else’s [COIN-36, COIN-43]',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      const orderId = await site.sells(ada.id)
      expect(unwrap(await ada.orders.orders())).toEqual([
        {
          orderId,
          coinCode: 'coins480',
          itemName: '480 coins',
          coins: 480,
          price: { minor: 999, currency: 'USD' },
          priceUsd: 9.99,
          status: 'success',
          at: site.clock.now(),
          refundable: true,
          refund: null,
        },
      ])
      expect(unwrap(await bob.orders.orders())).toEqual([])
    }),
  )

  it(
    'knows the address that is linked, and mails a code to it once there is something to ask back [COIN-48]',
    inSite(async (site) => {
      const ada = await signUp(site, 'Ada')
      expect(unwrap(await ada.orders.linkedEmail())).toBe('ada@example.org')
      expect(await ada.orders.sendRefundCode(null)()).toMatchObject(notAllowed)
      await site.sells(ada.id)
      unwrap(await ada.orders.sendRefundCode(null)())
      expect(await site.refundCode(ada)).toMatch(/^\d{6}$/)
      unwrap(await ada.orders.sendRefundCode(null)())
    }),
  )

  it(
    'takes one request for an order, which is no longer refundable then; the same key is the same request [COIN-45, COIN-50]',
    inSite(async (site) => {
      const ada = await signUp(site, 'Ada')
      const [first, second] = [await site.sells(ada.id), await site.sells(ada.id)]
      const request = await requestOf(site, ada, first)
      const key = newKey()
      unwrap(await ada.orders.submitRefund(request, key)())
      unwrap(await ada.orders.submitRefund(request, key)())
      expect(await refundOf(ada, first)).toMatchObject({ refund: 'open', refundable: false })
      expect(await refundOf(ada, second)).toMatchObject({ refund: null, refundable: true })
      expect(await ada.orders.submitRefund(request, newKey())()).toMatchObject(refusedWith(400))
    }),
  )

  it(
    'takes neither a wrong code nor one that was used, nor a picture that is not theirs [COIN-45, COIN-48]',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      const [first, second] = [await site.sells(ada.id), await site.sells(ada.id)]
      const request = await requestOf(site, ada, first)
      const wrong = { ...request, code: request.code === '000000' ? '000001' : '000000' }
      expect(await ada.orders.submitRefund(wrong, newKey())()).toMatchObject(refusedWith(25502))
      const foreign = { ...request, proof: await proofOf(bob) }
      expect(await ada.orders.submitRefund(foreign, newKey())()).toMatchObject(refusedWith(40001))
      unwrap(await ada.orders.submitRefund(request, newKey())())
      const next = { ...request, orderId: second, proof: await proofOf(ada) }
      expect(await ada.orders.submitRefund(next, newKey())()).toMatchObject(refusedWith(25501))
    }),
  )

  it(
    'knows nothing of somebody else’s order, and takes none after 72 hours [COIN-50]',
    inSite(async (site) => {
      const [ada, bob] = [await signUp(site, 'Ada'), await signUp(site, 'Bob')]
      const orderId = await site.sells(ada.id, 72 * HOUR - MINUTE)
      await site.sells(bob.id)
      const foreign = await requestOf(site, bob, orderId)
      expect(await bob.orders.submitRefund(foreign, newKey())()).toMatchObject(unknown)
      const request = await requestOf(site, ada, orderId)
      await site.clock.advance(MINUTE)
      expect(await ada.orders.submitRefund(request, newKey())()).toMatchObject(refusedWith(400))
      expect(await refundOf(ada, orderId)).toMatchObject({ refundable: false, refund: null })
    }),
  )
}
