import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import type { Work } from '../store/store'
import type { Settings } from '../settings'
import type { CertsTable } from '../store/tables/automatic.table'
import { hashSecret, newSecret } from './secret'

export type CertPurpose = CertsTable['purpose']

const NO_LONGER_VALID = refuse(10101, 'This link is no longer valid. Please sign in.')

/** A one-use cert that signs its person in by row 67; it replaces an earlier one of the same purpose (@rule ACCT-81). */
export const makeCert = async (work: Work, userId: number, purpose: CertPurpose, now: Instant): Promise<string> => {
  const cert = newSecret()
  const fresh = { cert_hash: hashSecret(cert), made_at: now }
  await work.db
    .insertInto('certs')
    .values({ ...fresh, user_id: userId, purpose })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(fresh))
    .execute()
  return cert
}

export interface GivenCert {
  readonly userId: number
  readonly cert: string
  readonly now: Instant
}

/** Uses a cert up and tells what it was made for. Unknown, used, over, or of somebody else: one refusal for all. */
export const redeemCert = async (
  work: Work,
  { certMs }: Pick<Settings['signIn'], 'certMs'>,
  { userId, cert, now }: GivenCert,
): Promise<E.Either<Refusal, CertPurpose>> => {
  const used = await work.db
    .deleteFrom('certs')
    .where('cert_hash', '=', hashSecret(cert))
    .where('user_id', '=', userId)
    .returning(['purpose', 'made_at'])
    .executeTakeFirst()
  return used && used.made_at > now - certMs[used.purpose] ? E.right(used.purpose) : E.left(NO_LONGER_VALID)
}

/** Forgets certs that nobody can use any more. */
export const pruneCerts = async (
  { db }: Work,
  { certMs }: Pick<Settings['signIn'], 'certMs'>,
  now: Instant,
): Promise<void> => {
  await db
    .deleteFrom('certs')
    .where('made_at', '<', now - Math.max(...Object.values(certMs)))
    .execute()
}
