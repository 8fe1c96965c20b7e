import type { UserId } from '../../../src/domain/kernel/ids'
import type { World } from './world'

/** The owner's side of a conversation goes, and their devices hear it, as on the gateway; where nothing was written nothing goes. */
export const hideConversation = (world: World, owner: UserId, friend: UserId, upTo = Infinity): void => {
  const last = world.messages.findLast(
    ({ at, receiver, sender }) =>
      at <= upTo && ((sender === owner && receiver === friend) || (sender === friend && receiver === owner)),
  )
  if (last === undefined || last.at <= (world.hidden.get(`${owner}>${friend}`) ?? 0)) return
  world.hidden.set(`${owner}>${friend}`, last.at)
  world.hub.append(owner, { kind: 'deleted', friend, upTo: last.at })
}
