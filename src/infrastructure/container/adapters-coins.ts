import type { PicturePreparer } from '../../application/kernel/picture-preparer.port'
import type { FileSaver } from '../../application/account/file-saver.port'
import type { CheckoutGateway } from '../../application/coins/checkout-gateway.port'
import type { CoinsGateway } from '../../application/coins/coins-gateway.port'
import type { PaymentWindow } from '../../application/coins/payment-window.port'
import type { OffersGateway } from '../../application/coins/offers-gateway.port'
import type { OrdersGateway } from '../../application/coins/orders-gateway.port'
import type { ShopGateway } from '../../application/coins/shop-gateway.port'

export interface CoinsAdapters {
  readonly files: FileSaver
  readonly gateway: CoinsGateway
}

export interface OffersAdapters {
  readonly gateway: OffersGateway
}

export interface OrdersAdapters {
  readonly gateway: OrdersGateway
  readonly pictures: PicturePreparer
}

export interface CheckoutAdapters {
  readonly gateway: CheckoutGateway
  readonly window: PaymentWindow
}

export interface ShopAdapters {
  readonly gateway: ShopGateway
}
