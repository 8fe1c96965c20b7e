import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import { pruneSocial } from '../identity/social-flow'
import type { Settings } from '../settings'
import type { Store } from '../store/store'
import { pruneAttempts } from './attempts'
import { pruneCerts } from './certs'
import { pruneFlows } from './code-flow'

/** Forgets what sign-ins leave behind: flows with the hashes of codes and passwords, and failures that no longer count. */
export const pruneSignIns = (store: Store, { signIn }: Pick<Settings, 'signIn'>, now: Instant): Promise<unknown> =>
  store.work(async (work) => {
    await pruneFlows(work, signIn, now)
    await pruneCerts(work, signIn, now)
    await pruneSocial(work, now)
    await pruneAttempts(work, now - Math.max(signIn.lockMs, signIn.wrongCodesPerIdentifier.ms))
    return E.right(undefined)
  })
