import type { TaskEither } from 'fp-ts/TaskEither'
import type { Pack } from '../../domain/coins/pack'
import type { ShopWish } from '../../domain/coins/shop-wish'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'

/** A country with a list of prices, or one in which nothing is sold. */
export interface ShopCountry {
  /** Alpha-2, or `ZZ`. */
  readonly code: string
  readonly blocked: boolean
}

/** What coins cost. Packs without a way to pay them are left out. */
export interface ShopGateway {
  readonly countries: TaskEither<GatewayError, readonly ShopCountry[]>
  /** The packs at the prices of that country, the smallest first; another country than the account's is refused (400). */
  readonly packs: (
    country: string,
    wish: Omit<ShopWish, 'userId'> & { readonly userId: UserId | null },
  ) => TaskEither<GatewayError, readonly Pack[]>
  /** The flash packs that this person may buy now. */
  readonly flashPacks: (country: string) => TaskEither<GatewayError, readonly Pack[]>
}
