import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Pack } from '../../domain/coins/pack'
import { priceCountry } from '../../domain/coins/price-country'
import { wishedUser, type ShopWish } from '../../domain/coins/shop-wish'
import type { Me } from '../../domain/kernel/person'
import type { GatewayError } from '../kernel/gateway-error'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { ShopCountry, ShopGateway } from './shop-gateway.port'
import { SHOP_JUMP_KEY } from './shop-names'
import type { ShopModel } from './shop.model'

export interface LoadPacksDeps {
  readonly gateway: ShopGateway
  /** Local storage. */
  readonly local: KeyedStore
  /** Null: nobody is signed in. */
  readonly me: () => Me | null
  readonly model: ShopModel
}

/** `Blocked`: nothing may be sold where the person is. */
type Found = { readonly _tag: 'Blocked' } | { readonly _tag: 'Sold'; readonly packs: Lists }
interface Lists {
  readonly usual: readonly Pack[]
  readonly flash: readonly Pack[]
}

/** Flash packs are an extra: the shop opens without them. */
const flashOr =
  (gateway: ShopGateway, country: string): Task<readonly Pack[]> =>
  async () =>
    E.getOrElse((): readonly Pack[] => [])(await gateway.flashPacks(country)())

const packsOf =
  ({ gateway }: LoadPacksDeps, wish: ShopWish, me: Me) =>
  (countries: readonly ShopCountry[]): TE.TaskEither<GatewayError, Found> => {
    if (countries.some(({ blocked, code }) => blocked && code === me.countryCode)) return TE.right({ _tag: 'Blocked' })
    const country = priceCountry(me.countryCode, (code) => countries.some((listed) => listed.code === code))
    return pipe(
      gateway.packs(country, { ...wish, userId: wishedUser(wish, me.id) }),
      TE.bindTo('usual'),
      TE.bind('flash', () => TE.fromTask(flashOr(gateway, country))),
      TE.map((packs) => ({ _tag: 'Sold', packs })),
    )
  }

/**
 * Reads what is sold where the person is, at the prices of that country or of the generic one. An answer that comes when
 * somebody else, or nobody, is signed in is dropped.
 *
 * @rule COIN-10 COIN-11 COIN-15 COIN-16 COIN-33
 */
export type LoadPacks = (wish: ShopWish) => Task<void>

export const makeLoadPacks =
  (deps: LoadPacksDeps): LoadPacks =>
  (wish) =>
  async () => {
    const { gateway, local, model } = deps
    const me = deps.me()
    if (me === null || model.listing === 'loading') return
    model.begin(wish)
    const found = await pipe(gateway.countries, TE.flatMap(packsOf(deps, wish, me)))()
    if (deps.me()?.id !== me.id) return
    if (E.isLeft(found)) return model.fail()
    if (found.right._tag === 'Blocked') return model.block()
    local.write(SHOP_JUMP_KEY, '1')
    model.show(found.right.packs.usual, found.right.packs.flash)
  }
