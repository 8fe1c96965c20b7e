import type { Acquaintance } from '../../domain/friends/acquaintance'
import { unknownPerson } from '../../domain/kernel/person'

/** What a relation row tells of somebody; `pinned` only where it has to do with favourites. */
export type Introduced = Pick<Acquaintance, 'id' | 'name' | 'headImg' | 'relation'> & {
  readonly pinned?: boolean
  readonly remark?: string
  readonly demo?: boolean
}

const unmet: Omit<Acquaintance, 'id' | 'relation'> = {
  ...unknownPerson,
  status: 'unknown',
  price: 0,
  pinned: false,
  remark: '',
  reminded: false,
  blocked: false,
  likedCount: 0,
}

/** Somebody who may not have been met before: name and picture are enough to list them. */
export const introduced = (known: Acquaintance | undefined, person: Introduced): Acquaintance => ({
  ...(known ?? unmet),
  ...person,
  ...(person.relation !== 'friend' && { pinned: false, remark: '', reminded: false }),
})
