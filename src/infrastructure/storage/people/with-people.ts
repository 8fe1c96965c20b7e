import type { Task } from 'fp-ts/Task'
import type { LocalData } from '../../../application/account/local-data.port'
import type { UserId } from '../../../domain/kernel/ids'

/** Takes whom somebody knows out of this device (PLUS-15). */
export interface WipedPeople {
  readonly wipe: (me: UserId) => Task<void>
}

/** Local data whose wiping takes those who were kept, too (@rule PLUS-15). */
export const withPeople = (data: LocalData, people: WipedPeople): LocalData => ({
  unsent: data.unsent,
  wipe: (user, keepUnsent) => async () => {
    await people.wipe(user)()
    await data.wipe(user, keepUnsent)()
  },
})
