import type { Tx } from '../store/database'
import { choicesOf } from './choices'
import { hasLivingSubscription } from './subscriptions'

/** Whether a call reaches somebody who is not here: some device of theirs takes pushes, and they want those of calls. */
export const ringsByPush = async (db: Tx, userId: number): Promise<boolean> =>
  (await hasLivingSubscription(db, userId)) && (await choicesOf(db, userId)).call === 1
