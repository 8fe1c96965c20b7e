import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import { remindsOnLeaving } from '../../domain/coins/limited-offer'
import type { UserId } from '../../domain/kernel/ids'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { LoadOffers } from './load-offers.use-case'
import type { OffersModel } from './offers.model'

/** Session storage: who has been asked in this tab. */
const ASKED_KEY = 'CAMC_DISCOUNT_ASKED'

interface Deps {
  readonly load: LoadOffers
  readonly me: () => UserId | null
  readonly model: OffersModel
  readonly tabStore: KeyedStore
}

/**
 * The shop was left: somebody who has never paid and has an offer is reminded of it, once in a session.
 *
 * @rule COIN-61 COIN-62
 */
export type LeaveShop = Task<void>

export const makeLeaveShop =
  ({ load, me, model, tabStore }: Deps): LeaveShop =>
  async () => {
    const user = me()
    if (user === null) return
    const asked = O.toNullable(tabStore.read(ASKED_KEY)) === String(user)
    if (!asked) await load()
    if (!remindsOnLeaving(model.limited, asked) || me() !== user) return
    tabStore.write(ASKED_KEY, String(user))
    model.ask()
  }
