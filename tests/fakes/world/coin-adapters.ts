import type { CoreAdapters } from '../../../src/infrastructure/container/adapters'
import type { FileSaverFake } from '../file-saver.fake'
import type { PaymentWindowFake } from '../payment-window.fake'
import type { PicturePreparerFake } from '../picture-preparer.fake'
import { makeCheckoutGatewayFake } from './checkout-gateway.fake'
import { makeCoinsGatewayFake } from './coins-gateway.fake'
import { makeOffersGatewayFake } from './offers-gateway.fake'
import { makeOrdersGatewayFake } from './orders-gateway.fake'
import type { Rig } from './seat'
import { makeShopGatewayFake } from './shop-gateway.fake'
import type { World } from './world'

interface Kept {
  readonly files: FileSaverFake
  readonly payments: PaymentWindowFake
  readonly pictures: PicturePreparerFake
}

/** What the coin features of a browser in the world load when they are first needed. */
export const coinAdapters = (
  world: World,
  seat: Rig,
  { files, payments, pictures }: Kept,
): Pick<CoreAdapters, 'checkout' | 'coins' | 'offers' | 'orders' | 'shop'> => ({
  checkout: async () => ({ gateway: makeCheckoutGatewayFake(world, seat), window: payments }),
  coins: async () => ({ gateway: makeCoinsGatewayFake(world, seat), files }),
  offers: async () => ({ gateway: makeOffersGatewayFake(world, seat) }),
  orders: async () => ({ gateway: makeOrdersGatewayFake(world, seat), pictures }),
  shop: async () => ({ gateway: makeShopGatewayFake(world, seat) }),
})
