import type { IO } from 'fp-ts/IO'
import type { KeyedStore } from '../kernel/keyed-store.port'
import * as O from 'fp-ts/Option'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly cookies: KeyedStore
  readonly model: FriendsModel
}

/** The cookie that remembers the confirmation for 365 days (FRND-9). */
export const ADD_CONFIRMED_COOKIE = 'addFriendConfirmed'

/** Whether this browser has confirmed before (FRND-8). */
export const hasConfirmedAdding = (cookies: KeyedStore): boolean => O.isSome(cookies.read(ADD_CONFIRMED_COOKIE))

/** Remembers that the cost of adding has been confirmed once in this browser (FRND-8, FRND-9). */
export type ConfirmAdding = IO<void>

export const makeConfirmAdding =
  ({ cookies, model }: Deps): ConfirmAdding =>
  () => {
    cookies.write(ADD_CONFIRMED_COOKIE, '1')
    model.confirm()
  }
