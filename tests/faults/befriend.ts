import * as E from 'fp-ts/Either'
import type { Person } from './person'
import { until } from './until'

/** One asks, the other accepts, through their Cores. */
export const befriend = async (one: Person, other: Person): Promise<void> => {
  const [ours, theirs] = [await one.core.feature('friends'), await other.core.feature('friends')]
  const added = await ours.add(other.id, 102)()
  if (E.isLeft(added)) throw new Error(`not added: ${JSON.stringify(added.left)}`)
  await until('the request arrives', () => theirs.view.requests.some(({ id }) => id === one.id))
  await theirs.answer(one.id, 'accept')()
  await until('they are friends', () => ours.view.friends.some(({ id }) => id === other.id))
}
