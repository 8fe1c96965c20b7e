import type { Selectable } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { SocialProvider } from '../../src/infrastructure/gateway/contract/social-return'
import { hashSecret, newSecret } from '../account/secret'
import type { Work } from '../store/store'
import type { Settings } from '../settings'
import type { SocialFlowsTable } from '../store/tables/social.table'
import type { Proven } from './identity.port'

export type SocialFlow = Selectable<SocialFlowsTable>
type Figures = Pick<Settings['signIn'], 'flowMs' | 'socialKeyMs' | 'socialMs'>

/** What only this browser and the provider hear of a flow. */
export interface Begun {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** A browser, known by its flow cookie, is about to sign in at a provider. */
export const beginSocial = async (
  { db }: Work,
  { socialMs }: Figures,
  { cookie, now, provider }: { readonly cookie: string; readonly now: Instant; readonly provider: SocialProvider },
): Promise<Begun> => {
  const begun = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
  await db
    .insertInto('social_flows')
    .values({
      state_hash: hashSecret(begun.state),
      provider,
      cookie_hash: hashSecret(cookie),
      verifier: begun.verifier,
      nonce: begun.nonce,
      step: 'asked',
      key_hash: null,
      subject: null,
      email: null,
      expires_at: now + socialMs,
    })
    .execute()
  return begun
}

/** The browser is back: what was noted for this state, once; nothing when it is unknown, used, late, or another provider's. */
export const callBack = async (
  { db }: Work,
  { now, provider, state }: { readonly now: Instant; readonly provider: SocialProvider; readonly state: string },
): Promise<Begun | null> => {
  const found = await db
    .selectFrom('social_flows')
    .select(['verifier', 'nonce'])
    .where('state_hash', '=', hashSecret(state))
    .where('provider', '=', provider)
    .where('step', '=', 'asked')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return null
  await db
    .updateTable('social_flows')
    .set({ step: 'called', verifier: '', nonce: '' })
    .where('state_hash', '=', hashSecret(state))
    .execute()
  return { state, ...found }
}

/** The provider vouches for somebody: the key with which this browser signs in by row 63. */
export const noteProven = async (
  { db }: Work,
  { socialKeyMs }: Figures,
  { now, proven, state }: { readonly now: Instant; readonly proven: Proven; readonly state: string },
): Promise<string> => {
  const key = newSecret()
  const { email, name, subject } = proven
  await db
    .updateTable('social_flows')
    .set({ step: 'proved', key_hash: hashSecret(key), subject, email, name, expires_at: now + socialKeyMs })
    .where('state_hash', '=', hashSecret(state))
    .execute()
  return key
}

export interface GivenKey {
  readonly key: string
  readonly cookie: string
  readonly now: Instant
}

/** Who was proved under a key, in the browser that began; nobody for a foreign, used or late key. */
export const findProven = async (
  { db }: Work,
  step: 'proved' | 'unknown',
  { cookie, key, now }: GivenKey,
): Promise<(SocialFlow & { readonly subject: string }) | null> => {
  const flow = await db
    .selectFrom('social_flows')
    .selectAll()
    .where('key_hash', '=', hashSecret(key))
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('step', '=', step)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return flow && flow.subject !== null ? { ...flow, subject: flow.subject } : null
}

/** Nobody is known by it yet: the key with which row 64 makes the account, while a flow lasts. */
export const noteUnknown = async (
  { db }: Work,
  { flowMs }: Figures,
  flow: SocialFlow,
  now: Instant,
): Promise<string> => {
  const key = newSecret()
  await db
    .updateTable('social_flows')
    .set({ step: 'unknown', key_hash: hashSecret(key), expires_at: now + flowMs })
    .where('state_hash', '=', flow.state_hash)
    .execute()
  return key
}

/** Its key is used up. */
export const endSocial = async ({ db }: Work, flow: SocialFlow): Promise<void> => {
  await db.deleteFrom('social_flows').where('state_hash', '=', flow.state_hash).execute()
}

/** Forgets flows that nobody can go on with. */
export const pruneSocial = async ({ db }: Work, now: Instant): Promise<void> => {
  await db.deleteFrom('social_flows').where('expires_at', '<=', now).execute()
}
