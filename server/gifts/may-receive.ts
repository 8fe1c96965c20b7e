import * as E from 'fp-ts/Either'
import { relationCode } from '../../src/domain/friends/relation'
import { answered, findCall, peerIn, roleIn } from '../calls/call-store'
import { refuse, type Refusal } from '../http/handler'
import { blockBetween, findUser, nobody, relationsOf, type UserRow } from '../profile/people'
import type { Tx } from '../store/database'

const BLOCKED = 54010
const NOT_FRIENDS = 54011
const NOT_IN_CALL = refuse(403)
const MALFORMED = refuse(400)

/** Where a gift is sent from (@rule GIFT-14). */
export const giftPlaces = { chat: 0, call: 1 } as const

/** Who sends a gift to whom, and where from. */
export interface Giving {
  readonly sender: number
  readonly receiver: number
  readonly place: number
  /** The room of the call; '' elsewhere. */
  readonly room: string
}

const talking = async (db: Tx, { receiver, room, sender }: Giving): Promise<boolean> => {
  const call = await findCall(db, room)
  return call !== undefined && answered(call) && roleIn(call, sender) !== null && peerIn(call, sender) === receiver
}

/** A conversation is wanted as for a message; hosts take gifts from anybody, and so do the two of a call from each other. */
const known = async (db: Tx, { receiver, sender }: Giving, host: boolean): Promise<boolean> => {
  const relation = (await relationsOf(db, sender, [receiver])).get(receiver)?.relation ?? relationCode.stranger
  return host || relation !== relationCode.stranger
}

/** Who gets the gift, when the sender may give them one. */
export const mayReceive = async (db: Tx, giving: Giving): Promise<E.Either<Refusal, UserRow>> => {
  const { place, receiver, sender } = giving
  if (place !== giftPlaces.chat && place !== giftPlaces.call) return E.left(MALFORMED)
  const user = receiver === sender ? undefined : await findUser(db, receiver)
  if (user === undefined) return E.left(nobody)
  if (await blockBetween(db, sender, receiver)) return E.left(refuse(BLOCKED, 'You are no longer friends'))
  if (place === giftPlaces.call) return (await talking(db, giving)) ? E.right(user) : E.left(NOT_IN_CALL)
  return (await known(db, giving, user.goddess === 1))
    ? E.right(user)
    : E.left(refuse(NOT_FRIENDS, 'You are no longer friends'))
}
