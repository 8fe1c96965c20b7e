import type { LoadGifts } from './load-gifts.use-case'
import type { GiftsFeature } from './gifts.feature'
import type { GiftsModel } from './gifts.model'
import type { SendGift } from './send-gift.use-case'

export interface GiftsParts {
  readonly model: GiftsModel
  readonly load: LoadGifts
  readonly send: SendGift
}

/** The gifts feature as a user interface sees it. */
export const makeGifts = ({ load, model, send }: GiftsParts): GiftsFeature => ({
  view: model,
  load,
  send,
  dismiss: (uuid) => model.dismiss(uuid),
  attend: (place, peer) => {
    model.enter(place, peer)
    return () => model.leave(place)
  },
  land: (uuid) => model.land(uuid),
})
