import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { GiftShelf } from './gift-shelf'
import type { GiftsGateway } from './gifts-gateway.port'
import type { GiftsModel } from './gifts.model'

interface Deps {
  readonly gateway: GiftsGateway
  readonly me: () => UserId | null
  readonly model: GiftsModel
  readonly shelf: GiftShelf
}

/** Asks the gateway anew; what was shown stays when it does not answer, and so does an answer for who has left. */
export const makeRenewGifts =
  ({ gateway, me, model, shelf }: Deps): Task<void> =>
  () => {
    const user = me()
    if (user === null) return Promise.resolve()
    if (model.gifts.length === 0) model.setListing('loading')
    return pipe(
      gateway.list,
      TE.match(
        () => (model.gifts.length === 0 && me() === user ? model.setListing('failed') : undefined),
        (gifts) => {
          if (me() !== user) return
          shelf.keep(user, gifts)
          model.setGifts(gifts)
        },
      ),
    )()
  }

/** Shows the kept list, else reads it; one reading at a time (GIFT-3). */
export type LoadGifts = Task<void>

export const makeLoadGifts = (deps: Deps & { readonly renew: Task<void> }): LoadGifts => {
  let reading: Promise<void> | null = null
  return async () => {
    const user = deps.me()
    if (user === null) return
    const kept = deps.shelf.read(user)
    if (O.isSome(kept)) return deps.model.setGifts(kept.value)
    reading ??= deps.renew().finally(() => {
      reading = null
    })
    return reading
  }
}
