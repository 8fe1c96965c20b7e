import { ContainerModule } from 'inversify'
import type { Task } from 'fp-ts/Task'
import { makeGiftShelf, type GiftShelf } from '../../application/gifts/gift-shelf'
import { makeGifts } from '../../application/gifts/gifts'
import { makeGiftsInbox } from '../../application/gifts/gifts-inbox'
import { GiftsModel } from '../../application/gifts/gifts.model'
import { makeLoadGifts, makeRenewGifts } from '../../application/gifts/load-gifts.use-case'
import { makeSendGift } from '../../application/gifts/send-gift.use-case'
import { makeShowGift, type ShowGift } from '../../application/gifts/show-gift'
import type { AccountModel } from '../../application/account/account.model'
import type { SentGift } from '../../domain/gifts/sent-gift'
import type { GiftsAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  gateway: token<GiftsAdapters['gateway']>('giftsGateway'),
  model: token<GiftsModel>('giftsModel'),
  shelf: token<GiftShelf>('giftShelf'),
  renew: token<Task<void>>('renewGifts'),
  show: token<ShowGift>('showGift'),
} as const

/** How gifts reach the conversation of the two. */
export type KeepInChat = (gift: SentGift) => Task<unknown>

const senderOf = ({ session }: AccountModel) => (session._tag === 'SignedIn' ? session.me : null)

const spending = (account: AccountModel) => (coins: number) => {
  const sender = senderOf(account)
  if (sender !== null) account.setBalance(coins, sender.paid)
}

/** Gifts, the backpack, and how they are sent. */
export const giftsModule = (parts: GiftsAdapters, keepInChat: KeepInChat): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.gateway).toConstantValue(parts.gateway)
    bind(S.model)
      .toResolvedValue(() => new GiftsModel())
      .inSingletonScope()
    bind(S.shelf)
      .toResolvedValue((clock, local) => makeGiftShelf({ clock, local, language: parts.language }), [T.clock, T.local])
      .inSingletonScope()
    bind(S.renew).toResolvedValue(
      (account, gateway, model, shelf) => makeRenewGifts({ gateway, me: () => account.userId, model, shelf }),
      [T.accountModel, S.gateway, S.model, S.shelf],
    )
    bind(S.show)
      .toResolvedValue(
        (account, clock, model) => makeShowGift({ clock, me: () => account.userId, model }),
        [T.accountModel, T.clock, S.model],
      )
      .inSingletonScope()
    bind(F.giftsInbox)
      .toResolvedValue(
        (model, renew, shelf, show) => makeGiftsInbox({ model, renew, shelf, show }),
        [S.model, S.renew, S.shelf, S.show],
      )
      .inSingletonScope()
    bind(F.gifts)
      .toResolvedValue(
        (account, clock, gateway, ids, model, refresh, renew, shelf, show) =>
          makeGifts({
            model,
            load: makeLoadGifts({ gateway, me: () => account.userId, model, renew, shelf }),
            send: makeSendGift({
              clock,
              gateway,
              ids,
              keepInChat,
              me: () => senderOf(account),
              model,
              refreshBalance: refresh,
              renew,
              setCoins: spending(account),
              shelf,
              show,
            }),
          }),
        [T.accountModel, T.clock, S.gateway, T.ids, S.model, T.refresh, S.renew, S.shelf, S.show],
      )
      .inSingletonScope()
  })
