import type { UserId } from '../../domain/kernel/ids'
import { type Me, unknownPerson } from '../../domain/kernel/person'

/** A session whose person could not be asked for yet: only the id is known. */
export const nobodyYet = (id: UserId): Me => ({
  ...unknownPerson,
  id,
  coins: 0,
  paid: false,
  birthdayLocked: false,
  reviews: { headImg: 'approved', background: 'approved' },
})
