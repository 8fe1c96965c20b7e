import type { Instant } from '../../../src/domain/kernel/time'
import { compiledChange } from '../../store/compiled'
import type { Work } from '../../store/store'

const insertNonce = compiledChange((db, { at, nonce, scope }: { scope: string; nonce: string; at: Instant }) =>
  db
    .insertInto('nonces')
    .values({ scope, nonce, at })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Takes a nonce for `scope` (a session, or a device); false when it was seen before (@rule GATE-6). */
export const takeNonce = async ({ db }: Work, scope: string, nonce: string, now: Instant): Promise<boolean> =>
  (await insertNonce(db, { scope, nonce, at: now })) === 1
