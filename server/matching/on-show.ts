import type { Instant } from '../../src/domain/kernel/time'
import type { AgeAssurance } from '../account/age-assurance.port'
import { unbanned } from '../profile/unbanned'
import { unbarred } from '../profile/unbarred'
import type { Tx } from '../store/database'

export interface OnShow {
  /** Null: a visitor. */
  readonly asker: number | null
  readonly now: Instant
  readonly age: AgeAssurance
}

const hosts = (db: Tx, { age, now }: OnShow) =>
  db
    .selectFrom('users')
    .where('users.goddess', '=', 1)
    .where('users.deleted_at', 'is', null)
    .where(age.adults)
    .where(unbanned(now))

/** Adult hosts in good standing whom the asker may meet, never themselves (@rule MTCH-2, PLUS-12, PLUS-16). */
export const hostsOnShow = (db: Tx, how: OnShow) => {
  const all = hosts(db, how)
  return how.asker === null ? all : all.where('users.id', '<>', how.asker).where(unbarred(how.asker))
}
