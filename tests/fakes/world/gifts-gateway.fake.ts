import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { GiftsGateway, GiftTaken } from '../../../src/application/gifts/gifts-gateway.port'
import type { Message } from '../../../src/domain/chat/message'
import { numbers } from '../../../src/domain/chat/message-kind'
import type { Gift } from '../../../src/domain/gifts/gift'
import { giftContentText } from '../../../src/domain/gifts/gift-content'
import { toMessageUuid, type UserId } from '../../../src/domain/kernel/ids'
import { answeringSigned, refusal, type Answer, type Rig } from './seat'
import { must, type World } from './world'

const gift = (id: number, name: string, price: number, sort: number, friendSort: number): Gift => ({
  id,
  name,
  image: `/gifts/${name.toLowerCase()}.svg`,
  price,
  sort,
  friendSort,
  expires: null,
  count: 0,
})

/** Some of the gateway's gifts. */
export const giftsHere: readonly Gift[] = [
  gift(1001, 'Firefly', 1, 10, 40),
  gift(1002, 'Tea', 5, 20, 20),
  gift(1003, 'Rose', 9, 30, 10),
  gift(1004, 'Lantern', 19, 40, 50),
  gift(1005, 'Macaron', 29, 50, 30),
  gift(1006, 'Balloon', 49, 60, 60),
  gift(1010, 'Teddy', 199, 100, 70),
]

const packed = (world: World, user: UserId, id: number): number => world.goods.get(`${user}:${id}`) ?? 0

/** Puts gifts into somebody's backpack, and tells their devices. */
export const pack = (world: World, user: UserId, id: number, count: number): void => {
  world.goods.set(`${user}:${id}`, packed(world, user, id) + count)
  world.hub.append(user, { kind: 'goods' })
}

/** The gift as a message of both. */
const post = (world: World, from: UserId, to: UserId, { id, image, name, price }: Gift): Message => {
  const uuid = `${(0x61f7).toString(16).padStart(8, '0')}-0000-4000-8000-${String(world.messages.length).padStart(12, '0')}`
  const message: Message = {
    ...numbers.gift,
    uuid: must(O.toNullable(toMessageUuid(uuid))),
    id: world.messages.length + 1,
    sender: from,
    receiver: to,
    bizType: 0,
    content: giftContentText({ giftId: id, giftName: name, giftImage: image, gold: price }),
    at: world.clock.now(),
  }
  world.messages.push(message)
  ;[from, to].forEach((owner) => world.hub.append(owner, { kind: 'message', message }))
  return message
}

/** Pays out of the backpack or with coins; null: it is paid. */
const pay = (world: World, user: UserId, to: UserId, { id, price }: Gift, cost: number): number | null => {
  if (packed(world, user, id) > 0) {
    pack(world, user, id, -1)
    return null
  }
  if (cost < price) return 10015
  return world.move(user, -price, 'gift', to) ? null : 10014
}

/** The gifts of one browser. */
export const makeGiftsGatewayFake = (world: World, seat: Rig): GiftsGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const answers = new Map<string, GiftTaken>()
  return {
    list: asked('gifts', (user) => E.right(giftsHere.map((one) => ({ ...one, count: packed(world, user, one.id) })))),
    send: ({ cost, gift: id, key, target }) =>
      asked('sendGift', (user): Answer<GiftTaken> => {
        const known = answers.get(key)
        if (known !== undefined) return E.right(known)
        const wanted = giftsHere.find((one) => one.id === id)
        if (wanted === undefined) return E.left(refusal(10015))
        const { receiver } = target
        if (receiver === user || !world.accounts.has(receiver)) return E.left(refusal(403))
        if (world.pair(user, receiver)._tag !== 'Friends') return E.left(refusal(54011))
        const refused = pay(world, user, receiver, wanted, cost)
        if (refused !== null) return E.left(refusal(refused))
        const { at, content, id: number, uuid } = post(world, user, receiver, wanted)
        const taken: GiftTaken = {
          coins: must(world.accounts.get(user)).me.coins,
          sent: O.some({ at, content, id: number, uuid, sender: user, receiver }),
        }
        answers.set(key, taken)
        return E.right(taken)
      }),
  }
}
