import type { Acquaintance } from '../../src/domain/friends/acquaintance'
import { userId } from './ids'
import { person } from './person'

/** Somebody whom the signed-in person knows: a friend called after the id, but for what is given. */
export const acquaintance = (id: number, given: Partial<Acquaintance> = {}): Acquaintance => ({
  ...person({ id: userId(id), name: `Friend ${id}` }),
  relation: 'friend',
  status: 'online',
  price: 20,
  pinned: false,
  remark: '',
  reminded: false,
  blocked: false,
  likedCount: 0,
  ...given,
})
