import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { SentGift } from '../../domain/gifts/sent-gift'
import type { GiftShelf } from './gift-shelf'
import type { GiftsModel } from './gifts.model'
import type { ShowGift } from './show-gift'

/** What the session and the connection tell the gifts; application/realtime calls it in every tab, no user interface does. */
export interface GiftsInbox {
  /** A gift message came, of somebody else or from another device. */
  readonly onGift: (gift: SentGift) => void
  /** The backpack has changed, or what is known may be old. */
  readonly renew: IO<void>
  /** Signed out: what is kept is of nobody any more. */
  readonly end: IO<void>
}

interface Deps {
  readonly model: GiftsModel
  readonly renew: Task<void>
  readonly shelf: GiftShelf
  readonly show: ShowGift
}

export const makeGiftsInbox = ({ model, renew, shelf, show }: Deps): GiftsInbox => ({
  onGift: show,
  renew: () => void renew(),
  end: () => {
    model.forget()
    shelf.forget()
  },
})
