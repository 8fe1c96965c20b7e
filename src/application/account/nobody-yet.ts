import type { UserId } from '../../domain/kernel/ids'
import type { Me } from '../../domain/kernel/person'

/** A session whose person could not be asked for yet: only the id is known. */
export const nobodyYet = (id: UserId): Me => ({
  id,
  name: '',
  headImg: '',
  gender: 'male',
  birthday: '',
  countryCode: '',
  background: '',
  introduce: '',
  languages: [],
  interests: [],
  goddess: false,
  demo: false,
  coins: 0,
  paid: false,
  birthdayLocked: false,
  reviews: { headImg: 'approved', background: 'approved' },
})
