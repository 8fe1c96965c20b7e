import { ContainerModule } from 'inversify'
import type { AccountModel } from '../../application/account/account.model'
import { makeCards } from '../../application/matching/cards'
import { CardsModel } from '../../application/matching/cards.model'
import type { CardsAdapters } from './adapters'
import { F } from './feature-tokens'
import { T, token } from './tokens'

const S = {
  model: token<CardsModel>('cardsModel'),
  both: token<ReturnType<typeof makeCards>>('cardsBoth'),
} as const

const setCoinsOf = (account: AccountModel) => (coins: number) => {
  const { session } = account
  if (session._tag === 'SignedIn') account.setBalance(coins, session.me.paid)
}

/** Cards and likes; stand on the calls. */
export const cardsModule = ({ gateway }: CardsAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.model)
      .toResolvedValue(() => new CardsModel())
      .inSingletonScope()
    bind(S.both)
      .toResolvedValue(
        (account, acquaintances, calls, clock, ids, model, refresh) =>
          makeCards({
            ...acquaintances,
            clock,
            gateway,
            ids,
            model,
            call: calls.place,
            callRecording:
              ({ demo, headImg, id, name }, location) =>
              async () =>
                void (await calls.simulated.start({ demo, headImg, id, name }, location)()),
            refreshBalance: refresh,
            setCoins: setCoinsOf(account),
          }),
        [T.accountModel, F.acquaintances, F.calls, T.clock, T.ids, S.model, T.refresh],
      )
      .inSingletonScope()
    bind(F.cards).toResolvedValue(({ feature }) => feature, [S.both])
    bind(F.cardsInbox).toResolvedValue(({ inbox }) => inbox, [S.both])
  })
