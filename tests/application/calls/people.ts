import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Me, Person } from '../../../src/domain/kernel/person'

const personOf = (id: UserId): Person => ({
  id,
  name: `user ${id}`,
  headImg: '',
  gender: 'male',
  birthday: '1990-01-01',
  countryCode: 'DE',
  background: '',
  introduce: '',
  languages: [],
  interests: [],
  goddess: false,
  demo: false,
})

export const mePerson = (id: UserId, changes: Partial<Me> = {}): Me => ({
  ...personOf(id),
  coins: 120,
  paid: true,
  birthdayLocked: false,
  reviews: { headImg: 'approved', background: 'approved' },
  ...changes,
})

export const acquaintanceOf = (id: UserId, changes: Partial<Acquaintance> = {}): Acquaintance => ({
  ...personOf(id),
  relation: 'friend',
  status: 'online',
  price: 20,
  pinned: false,
  remark: '',
  reminded: false,
  blocked: false,
  likedCount: 0,
  ...changes,
})
