import { friendsCalls } from '../../src/infrastructure/gateway/contract/friends.calls'
import type { Asker } from './asker'

/** One asks, the other accepts; it costs the first 9 coins. */
export const befriend = async (one: Asker, other: Asker): Promise<void> => {
  await one.ask(friendsCalls.add, { f_u_id: other.userId, add_location: 102 })
  await other.ask(friendsCalls.answerRequest, { f_u_id: one.userId, answer: 'accept' })
}
