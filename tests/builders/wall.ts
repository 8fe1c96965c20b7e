import type { WallPerson } from '../../src/domain/matching/wall'
import { userId } from './ids'
import { person } from './person'

/** A host on the wall; what matters to a test is given. */
export const hostOnWall = (id: number, given: Partial<WallPerson> = {}): WallPerson => ({
  ...person({ id: userId(id), name: `Host ${id}`, goddess: true }),
  relation: 'stranger',
  status: 'online',
  price: 30,
  pinned: false,
  remark: '',
  reminded: false,
  blocked: false,
  likedCount: 0,
  points: 15,
  ...given,
})
