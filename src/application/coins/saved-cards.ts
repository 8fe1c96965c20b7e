import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { SavedCard } from '../../domain/coins/saved-card'
import type { CheckoutGateway } from './checkout-gateway.port'
import type { CheckoutModel } from './checkout.model'

interface Deps {
  readonly gateway: CheckoutGateway
  readonly model: CheckoutModel
}

/** Reads the saved cards. @rule COIN-42 */
export const makeLoadCards =
  ({ gateway, model }: Deps): Task<void> =>
  async () => {
    if (model.cards.listing === 'loading') return
    model.setCards({ list: model.cards.list, listing: 'loading' })
    const read = await gateway.cards()
    model.setCards(
      E.isRight(read) ? { list: read.right, listing: 'loaded' } : { list: model.cards.list, listing: 'failed' },
    )
  }

/** Deletes one card at a time; false: it is still there. @rule COIN-42 */
export const makeDeleteCard =
  ({ gateway, model }: Deps) =>
  (card: SavedCard): Task<boolean> =>
  async () => {
    if (model.deleting !== null) return false
    model.setDeleting(card)
    const gone = E.isRight(await gateway.deleteCard(card)())
    model.setDeleting(null)
    if (gone) model.setCards({ ...model.cards, list: model.cards.list.filter(({ id }) => id !== card.id) })
    return gone
  }
