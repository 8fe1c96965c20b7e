import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { affordable } from '../../domain/gifts/cost'
import type { Gift } from '../../domain/gifts/gift'
import type { SentGift } from '../../domain/gifts/sent-gift'
import type { UserId } from '../../domain/kernel/ids'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Ids } from '../kernel/ids.port'
import { makePressOnce } from '../kernel/press-once'
import { spendingBlockOf } from '../kernel/spending-block'
import type { GiftShelf } from './gift-shelf'
import type { GiftsFeature, SendGiftError } from './gifts.feature'
import type { GiftsGateway, GiftTaken, GiftTarget } from './gifts-gateway.port'
import type { GiftsModel } from './gifts.model'
import type { ShowGift } from './show-gift'

/** The person who sends. */
export interface Sender {
  readonly id: UserId
  readonly coins: number
}

interface Deps {
  readonly clock: Clock
  readonly gateway: GiftsGateway
  readonly ids: Ids
  /** Puts the gift into the conversation on this device; the same one twice is one. */
  readonly keepInChat: (gift: SentGift) => Task<unknown>
  readonly me: () => Sender | null
  readonly model: GiftsModel
  /** Reads the balance anew. */
  readonly refreshBalance: Task<unknown>
  readonly renew: Task<void>
  readonly setCoins: (coins: number) => void
  readonly shelf: GiftShelf
  readonly show: ShowGift
}

export type SendGift = GiftsFeature['send']

const NOT_ENOUGH = 10014
const OTHER_TERMS = 10015

const told = (error: GatewayError, price: number, coins: number): SendGiftError => {
  if (error._tag !== 'Refusal') return error
  switch (error.code) {
    case NOT_ENOUGH:
      return { _tag: 'NotEnoughCoins', price, coins }
    case OTHER_TERMS:
      return { _tag: 'GiftChanged' }
    default:
      return spendingBlockOf(error) ?? error
  }
}

/** What is the same press when an answer was lost. */
const pressOf = (gift: Gift, cost: number, target: GiftTarget): string =>
  JSON.stringify([gift.id, cost, target.receiver, target.place === 'call' ? target.room : ''])

/** The balance of the reply, the row in the chat and the flight, before anything else is pressed (GIFT-12, GIFT-15). */
const settle =
  (
    { keepInChat, model, setCoins, shelf, show }: Deps,
    { id: user }: Sender,
    { cost, gift }: { gift: Gift; cost: number },
  ) =>
  async ({ coins, sent }: GiftTaken): Promise<void> => {
    setCoins(coins)
    if (cost === 0) {
      model.takeOne(gift.id)
      shelf.change(user, model.gifts)
    }
    if (O.isNone(sent)) return
    show(sent.value)
    await keepInChat(sent.value)()
  }

/** Sends a gift once for each press (@rule GIFT-9, GIFT-12, GIFT-14, GIFT-15). */
export const makeSendGift = (deps: Deps): SendGift => {
  const { clock, gateway, me, model, refreshBalance, renew } = deps
  const press = makePressOnce(deps)
  const sendFor = (sender: Sender, gift: Gift, target: GiftTarget, cost: number): TE.TaskEither<SendGiftError, void> =>
    pipe(
      press(pressOf(gift, cost, target), (key, repeated) =>
        pipe(
          gateway.send({ target, gift: gift.id, cost, key }),
          TE.map((taken) => ({ repeated, taken })),
        ),
      ),
      TE.mapLeft((error) => told(error, gift.price, sender.coins)),
      TE.tapError((error) => TE.fromIO(() => (error._tag === 'GiftChanged' ? void renew() : undefined))),
      TE.flatMapTask(({ repeated, taken }) => async () => {
        await settle(deps, sender, { gift, cost })(taken)
        // What the gateway says of a press that it had answered before is the balance of then.
        if (repeated) void refreshBalance()
      }),
    )
  return (gift, target) => () => {
    const sender = me()
    if (sender === null || model.sending !== null) return TE.left<SendGiftError, void>({ _tag: 'StillSending' })()
    const cost = affordable(gift, sender.coins, clock.now())
    if (E.isLeft(cost)) return TE.left<SendGiftError, void>(cost.left)()
    model.setSending(gift.id)
    return sendFor(sender, gift, target, cost.right)().finally(() => model.setSending(null))
  }
}
