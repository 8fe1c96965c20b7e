import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'

/**
 * What somebody has proved to be theirs: an address or a number by a code, or an account of another provider. `email` is
 * the verified address that the provider tells; it is counted and not linked.
 */
export type Identity =
  | { readonly _tag: 'Email'; readonly email: string; readonly passwordHash: string }
  | { readonly _tag: 'Phone'; readonly phone: string }
  | { readonly _tag: 'Social'; readonly provider: string; readonly subject: string; readonly email: string | null }

/** Notes that the person signs in by it from now on. */
export const storeIdentity = async ({ db }: Work, userId: number, identity: Identity, now: Instant): Promise<void> => {
  switch (identity._tag) {
    case 'Email': {
      const { email, passwordHash: password_hash } = identity
      const row = { email, user_id: userId, password_hash, confirmed_at: now, linked_at: null }
      await db.insertInto('emails').values(row).execute()
      return
    }
    case 'Phone': {
      const row = { phone: identity.phone, user_id: userId, password_hash: null, linked_at: null }
      await db.insertInto('phones').values(row).execute()
      return
    }
    case 'Social': {
      const { provider, subject } = identity
      await db.insertInto('social_accounts').values({ provider, subject, user_id: userId, created_at: now }).execute()
      return
    }
  }
}
