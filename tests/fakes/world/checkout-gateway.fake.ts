import * as E from 'fp-ts/Either'
import type { CheckoutGateway, NewOrder } from '../../../src/application/coins/checkout-gateway.port'
import type { Handover } from '../../../src/domain/coins/handover'
import { PROVIDERS, type FlowKind } from '../../../src/domain/coins/provider'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { DeskOrder } from './checkout-desk'
import { answeringSigned, refusal, type Rig } from './seat'
import { must, type World } from './world'

/** Where the providers of a world have their pages. */
export const PAY_ORIGIN = 'https://pay.test'

const ways: Readonly<Record<FlowKind, (orderId: string) => Handover>> = {
  redirect: (orderId) => ({ _tag: 'Redirect', url: `${PAY_ORIGIN}/${orderId}` }),
  banks: (orderId) => ({ _tag: 'Redirect', url: `${PAY_ORIGIN}/${orderId}` }),
  fields: (orderId) => ({ _tag: 'Redirect', url: `${PAY_ORIGIN}/${orderId}` }),
  frame: (orderId) => ({ _tag: 'Frame', url: `${PAY_ORIGIN}/${orderId}` }),
  form: (orderId) => ({ _tag: 'Form', action: `${PAY_ORIGIN}/pay`, fields: { order: orderId } }),
  session: () => ({ _tag: 'Session' }),
}

const store = (world: World, user: UserId, order: NewOrder): string => {
  const { orders, traces } = world.checkout
  const trace = `${user}|${order.traceId}`
  const known = traces.get(trace)
  if (known !== undefined) return known
  const { choice, fields, method, returnUrl } = order
  const { orderId } = world.orders.sell(user, world.clock.now(), {
    coinCode: choice.coinCode,
    itemName: `${choice.coins} coins`,
    coins: choice.coins,
    price: choice.price,
    priceUsd: null,
    status: 'processing',
    refundable: false,
  })
  const placed = must(world.orders.placed[0])
  orders.set(orderId, { placed, choice, fields, method, returnUrl })
  traces.set(trace, orderId)
  return orderId
}

/** The checkout calls of one browser. */
export const makeCheckoutGatewayFake = (world: World, seat: Rig): CheckoutGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const desk = world.checkout
  const own = (user: UserId, orderId: string) => {
    const order = desk.orders.get(orderId)
    return order?.placed.user === user ? E.right(order) : E.left(refusal(404))
  }
  return {
    place: (order) =>
      asked('placeOrder', (user) => {
        const orderId = store(world, user, order)
        return E.right({ orderId, handover: ways[PROVIDERS[order.choice.provider]](orderId) })
      }),
    session: (orderId) =>
      asked('session', (user) => E.map(() => `${PAY_ORIGIN}/session/${orderId}`)(own(user, orderId))),
    purchase: (orderId) =>
      asked('orderDetail', (user) => E.map(({ placed }: DeskOrder) => placed.purchase)(own(user, orderId))),
    methods: () => asked('methods', () => E.right(desk.methods)),
    fields: () => asked('fields', () => E.right(desk.fields)),
    cards: asked('cards', (user) => E.right(desk.cards.get(user) ?? [])),
    deleteCard: ({ id }) =>
      asked('deleteCard', (user) => {
        const cards = desk.cards.get(user) ?? []
        if (!cards.some((card) => card.id === id)) return E.left(refusal(404))
        desk.cards.set(
          user,
          cards.filter((card) => card.id !== id),
        )
        return E.right(undefined)
      }),
  }
}
