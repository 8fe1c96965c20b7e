import * as E from 'fp-ts/Either'
import { setHost } from '../../profile/set-host'
import { notDone, type Area, type Deciding, type Looking, type NotDone, type Order } from '../area'
import { numberOf } from '../given'
import { personOf } from '../people'

const AT_MOST = 500

const list: Looking['look'] = async (_order, { store }) => {
  const rows = await store.read((db) =>
    db
      .selectFrom('users')
      .select([
        'id',
        'user_name as name',
        'price',
        'friend_price as friendPrice',
        'friends_only as friendsOnly',
        'demo',
      ])
      .where('goddess', '=', 1)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(AT_MOST)
      .execute(),
  )
  return E.right({ _tag: 'List', rows })
}

const priceOf = ({ options }: Order, name: string, usual: number, most: number): E.Either<NotDone, number> => {
  const price = options[name] === undefined ? E.right(usual) : numberOf(options[name])
  if (E.isLeft(price)) return price
  return price.right <= most ? price : E.left(notDone(`--${name} is at most ${most} coins`))
}

const deciding =
  (host: boolean): Deciding['decide'] =>
  async (order, work, { safety: { settings } }) => {
    const person = await personOf(work.db, order.args[0])
    if (E.isLeft(person)) return person
    const { id } = person.right
    const price = priceOf(order, 'price', settings.calls.price, settings.hosts.mostPrice)
    if (E.isLeft(price)) return price
    const friendPrice = priceOf(order, 'friend-price', price.right, settings.hosts.mostPrice)
    if (E.isLeft(friendPrice)) return friendPrice
    const set = await setHost(work, id, host, { price: price.right, friendPrice: friendPrice.right })
    return E.isLeft(set)
      ? E.left(notDone(`${id} is to be deleted`))
      : E.right({ _tag: 'One', row: { person: id, host: host ? 1 : 0 } })
  }

const COINS = 'coins a minute to begin with; the host may change it'

/** Who takes calls from anybody and earns by it (@rule SAFE-21). */
export const area: Area = {
  name: 'host',
  says: 'who takes paid calls',
  commands: [
    { name: 'list', says: 'all hosts', args: [], look: list },
    {
      name: 'make',
      says: 'somebody becomes a host',
      args: ['userId'],
      options: { price: COINS, 'friend-price': `${COINS}, for friends` },
      decide: deciding(true),
    },
    { name: 'end', says: 'somebody is no host any more', args: ['userId'], decide: deciding(false) },
  ],
}
