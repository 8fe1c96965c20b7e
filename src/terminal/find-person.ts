import * as O from 'fp-ts/Option'
import type { FriendsFeature } from '../application/friends/friends.feature'
import type { Acquaintance } from '../domain/friends/acquaintance'
import { toUserId, type UserId } from '../domain/kernel/ids'
import { until, type Context } from './context'
import { noGateway, refused, type Outcome } from './outcome'

/** People found by name or id; null: the gateway did not answer. */
export const searched = async (
  context: Context,
  friends: FriendsFeature,
  text: string,
): Promise<readonly Acquaintance[] | null> => {
  friends.search(text)
  await until(context, () => friends.view.search._tag === 'Found' || friends.view.search._tag === 'Failed')
  const { search } = friends.view
  friends.search('')
  return search._tag === 'Found' ? search.people : null
}

const named = (people: readonly Acquaintance[], text: string): readonly Acquaintance[] =>
  people.filter(({ name }) => name.toLowerCase() === text.toLowerCase())

/** Runs with the one person that `text` means: an id, or the name of somebody known or found. */
export const withPerson = async (
  context: Context,
  text: string,
  run: (id: UserId, friends: FriendsFeature) => Promise<Outcome>,
): Promise<Outcome> => {
  const friends = await context.core.feature('friends')
  const id = /^-?\d+$/.test(text) ? toUserId(Number(text)) : O.none
  if (O.isSome(id)) return run(id.value, friends)
  if (friends.view.listing === 'idle') await friends.load()
  const known = named([...friends.view.friends, ...friends.view.requests], text)
  const found = known.length > 0 ? known : await searched(context, friends, text)
  if (found === null) return noGateway()
  const [one, another] = known.length > 0 ? known : named(found, text)
  if (one === undefined) return refused(`Nobody is called ${text}.`)
  if (another !== undefined) return refused(`Several people are called ${text}: take the id.`)
  return run(one.id, friends)
}
