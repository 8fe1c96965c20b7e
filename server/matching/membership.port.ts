import type { Tx } from '../store/database'

/** Says who is a VIP: they pay less for a match, and no limit of a day holds for them (MTCH-12, MTCH-37). */
export interface Membership {
  readonly isVip: (db: Tx, userId: number) => Promise<boolean>
}

/** Nobody is: this gateway sells no membership yet. */
export const noMembership: Membership = { isVip: async () => false }
