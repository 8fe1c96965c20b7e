import * as E from 'fp-ts/Either'
import { checkHostSettings, type HostSettings } from '../../src/domain/profile/host-settings'
import { hostCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { answer, refuse, type Answered, type Refusal } from '../http/handler'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import { findUser, type UserRow } from './people'
import type { ProfileDeps } from './profile-deps'

const HOSTS_ONLY = refuse(403)

const hostOf = async (db: Tx, userId: number): Promise<E.Either<Refusal, UserRow>> => {
  const user = await findUser(db, userId)
  return user?.goddess === 1 ? E.right(user) : E.left(HOSTS_ONLY)
}

const standing = async ({ ledger }: ProfileDeps, db: Tx, user: UserRow) => ({
  price: user.price,
  friendPrice: user.friend_price,
  friendsOnly: user.friends_only === 1 ? (1 as const) : (0 as const),
  points: (await ledger.purse(db, user.id)).points,
})

/** The rule of the product, and within it the figures of the deployment (@rule CALL-66). */
const checked = (
  wanted: HostSettings,
  { leastPrice, mostPrice }: Settings['hosts'],
): E.Either<Refusal, HostSettings> => {
  const fits = [wanted.price, wanted.friendPrice].every((price) => price >= leastPrice && price <= mostPrice)
  return fits && E.isRight(checkHostSettings(wanted))
    ? E.right(wanted)
    : E.left(refuse(10025, `Prices are from ${leastPrice} to ${mostPrice} coins a minute`))
}

/** Row 183: what hosts set about calls, and what they have earned; what is not sent stays (CALL-25, CALL-65, CALL-66). */
export const makeHostAnswers = (deps: ProfileDeps): readonly Answered[] => [
  answer(hostCalls.hostSettings, async ({ session }, { db }) => {
    const host = await hostOf(db, session.userId)
    return E.isLeft(host) ? host : E.right(await standing(deps, db, host.right))
  }),

  answer(hostCalls.setHostSettings, async ({ params, session }, { db }) => {
    const host = await hostOf(db, session.userId)
    if (E.isLeft(host)) return host
    const user = host.right
    const wanted = {
      price: params.price ?? user.price,
      friendPrice: params.friendPrice ?? user.friend_price,
      friendsOnly: (params.friendsOnly ?? user.friends_only) === 1,
    }
    const settings = checked(wanted, deps.settings.hosts)
    if (E.isLeft(settings)) return settings
    const columns = {
      price: wanted.price,
      friend_price: wanted.friendPrice,
      friends_only: wanted.friendsOnly ? 1 : 0,
    }
    await db.updateTable('users').set(columns).where('id', '=', user.id).execute()
    return E.right(await standing(deps, db, { ...user, ...columns }))
  }),
]
