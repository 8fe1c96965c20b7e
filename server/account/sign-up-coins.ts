import { createHmac } from 'node:crypto'
import * as E from 'fp-ts/Either'
import type { AskedPublicly } from '../http/handler'
import { takeWindow } from '../http/limiter'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'
import type { Identity } from './identity'

type CoinsDeps = Pick<AccountDeps, 'identifierKey' | 'ledger' | 'limitedAddress' | 'settings'>
export type SignUpFrom = Pick<AskedPublicly<never>, 'address' | 'common' | 'now'>

const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** Addresses of one mailbox count as one. */
const mailbox = (email: string): string => {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  return ignoresDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

const subjectsOf = (identity: Identity): readonly string[] => {
  switch (identity._tag) {
    case 'Email':
      return [`email:${mailbox(identity.email)}`]
    case 'Phone':
      return [`phone:${identity.phone}`]
    case 'Social': {
      const own = `social:${identity.provider}:${identity.subject}`
      return identity.email === null ? [own] : [own, `email:${mailbox(identity.email)}`]
    }
  }
}

/** Marks each subject; false when one was marked before. */
const markAll = async ({ db }: Work, key: Uint8Array, subjects: readonly string[], at: number): Promise<boolean> => {
  const rows = subjects.map((subject) => ({
    subject_hash: createHmac('sha256', key).update(subject).digest('hex'),
    at,
  }))
  const marked = await db
    .insertInto('sign_up_grants')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject_hash')
    .execute()
  return marked.length === rows.length
}

/**
 * Gives the sign-up coins once for each verified identifier and each device, whatever has become of the account that had
 * them, and to so many people of one address a day. Whoever gets none has an account all the same.
 *
 * @rule ACCT-13
 */
export const grantSignUpCoins = async (
  work: Work,
  { identifierKey, ledger, limitedAddress, settings: { signIn } }: CoinsDeps,
  { address, common, now }: SignUpFrom,
  { identity, userId }: { readonly identity: Identity; readonly userId: number },
): Promise<void> => {
  if (signIn.signUpCoins === 0) return
  const subjects = [...subjectsOf(identity), `device:${common.deviceId}`]
  if (!(await markAll(work, identifierKey, subjects, now))) return
  const limited = limitedAddress(address)
  const wait =
    limited === null ? 0 : await takeWindow(work.db, `coins:address:${limited}`, signIn.signUpCoinsPerAddress, now)
  if (wait > 0) return
  const movement = { userId, amount: signIn.signUpCoins, kind: 'signUp', key: `sign-up:${userId}` }
  const granted = await ledger.grant(work, movement)
  if (E.isLeft(granted)) throw new Error(`a new person has had coins already: ${granted.left.key}`)
}
