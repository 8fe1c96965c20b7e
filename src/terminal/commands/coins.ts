import * as E from 'fp-ts/Either'
import { asMember, type Context } from '../context'
import { withPerson } from '../find-person'
import { done, noGateway, refused, type Outcome } from '../outcome'
import { inCoins, stamp } from '../stamp'
import { outcomeOf } from '../words'

export const balance = (context: Context): Promise<Outcome> =>
  asMember(context, async ({ coins: before }) => {
    await context.core.account.refresh()
    const { me } = context.core.account.view
    const coins = me._tag === 'Some' ? me.value.coins : before
    context.out.tell({ kind: 'balance', coins }, inCoins(coins))
    return done
  })

/** The newest movements, at most so many. */
export const movements = (context: Context, limit: number): Promise<Outcome> =>
  asMember(context, async () => {
    const { load, more, view } = await context.core.feature('coins')
    await load()
    while (view.hasMore && view.movements.length < limit && view.listing === 'loaded') await more()
    if (view.listing === 'failed') return noGateway()
    for (const { at, balanceAfter, coins, kind, other } of view.movements.slice(0, limit)) {
      const told = { kind: 'movement', at, what: kind, coins, balanceAfter, with: other }
      const sign = coins > 0 ? '+' : ''
      const line = `${stamp(at)}  ${sign}${coins}  ${balanceAfter}  ${kind}  ${other?.name ?? ''}`
      context.out.tell(told, line.trimEnd())
    }
    return done
  })

export const gifts = (context: Context): Promise<Outcome> =>
  asMember(context, async () => {
    const { load, view } = await context.core.feature('gifts')
    await load()
    if (view.listing === 'failed') return noGateway()
    for (const { count, id, name, price } of view.gifts)
      context.out.tell(
        { kind: 'gift', id, name, price, count },
        `${id}  ${name}  ${inCoins(price)}${count > 0 ? `  ${count} in the backpack` : ''}`,
      )
    return done
  })

/** Sends a gift of the list, by its id or its name. */
export const sendGift = (context: Context, text: string, wanted: string): Promise<Outcome> =>
  asMember(context, () =>
    withPerson(context, text, async (receiver) => {
      const { load, send, view } = await context.core.feature('gifts')
      await load()
      if (view.listing === 'failed') return noGateway()
      const gift = view.gifts.find(
        ({ id, name }) => String(id) === wanted || name.toLowerCase() === wanted.toLowerCase(),
      )
      if (gift === undefined) return refused(`There is no gift ${wanted}.`)
      const sent = await send(gift, { receiver, place: 'chat' })()
      if (E.isLeft(sent)) return outcomeOf(sent.left)
      context.out.tell({ kind: 'giftSent', to: receiver, gift: gift.id }, `${gift.name} is on its way to ${text}.`)
      return done
    }),
  )
