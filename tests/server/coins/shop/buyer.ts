import * as E from 'fp-ts/Either'
import type { Wanted } from '../../../../server/coins/shop/shop.port'
import { makeShop } from '../../../../server/coins/shop/shop'
import { shopCalls } from '../../../../src/infrastructure/gateway/contract/shop.calls'
import type { Asker } from '../../asker'
import type { TestServer } from '../../test-server'

/** Somebody from a country. */
export const buyerFrom = async (server: TestServer, country: string): Promise<Asker> => {
  const asker = await server.signedIn()
  await server.parts.store.work(async ({ db }) => {
    await db.updateTable('users').set({ country_code: country }).where('id', '=', asker.userId).execute()
    return E.right(null)
  })
  return asker
}

export const packsOf = async (asker: Asker, countryCode: string) =>
  (await asker.ask(shopCalls.packList, { countryCode })).data.list

/** The quote of an order; by default 480 coins by card. */
export const quoted = (server: TestServer, asker: Asker, wanted: Partial<Wanted> = {}) =>
  server.parts.store.read((db) =>
    makeShop(server.parts).quote(db, asker.userId, {
      coinCode: 'coins480',
      payChannel: 'card',
      thirdPaymentChannelCode: 'checkout_card',
      offer: null,
      ...wanted,
    }),
  )
