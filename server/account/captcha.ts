import * as E from 'fp-ts/Either'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { MINUTE, type Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import type { Random } from '../random'
import type { Work } from '../store/store'

const BOT_CHECK = 25507
/** No longer than nonces are kept, so that a used solution stays used. */
const CHALLENGE_MS = 5 * MINUTE
const COST = 500
const LEAST_STEPS = 60

/** A solution that was checked, with what names its challenge; null when it was none. */
export type Checked = { readonly challenge: string } | null

/** Proof of work before anything is mailed (wire 177); every solution counts once. */
export interface Captcha {
  readonly challenge: (now: Instant) => Promise<Record<string, unknown>>
  readonly check: (solution: string) => Promise<Checked>
  /** Uses a checked solution up; 25507 when there was none or it was used before. */
  readonly use: (work: Work, checked: Checked, now: Instant) => Promise<E.Either<Refusal, void>>
}

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

const decode = (solution: string): Payload | null => {
  try {
    const payload: unknown = JSON.parse(Buffer.from(solution, 'base64').toString('utf8'))
    const isPayload = (value: unknown): value is Payload =>
      typeof value === 'object' && value !== null && 'challenge' in value && 'solution' in value
    return isPayload(payload) ? payload : null
  } catch {
    return null
  }
}

const refused = E.left(refuse(BOT_CHECK))

/** `secret` is shared by all processes of a deployment; with `off` every request passes. */
export const makeCaptcha = (secret: string, random: Random, off: boolean): Captcha => ({
  challenge: async (now) => ({
    ...(await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: LEAST_STEPS + (random.bytes(1)[0] ?? 0),
      deriveKey,
      expiresAt: Math.ceil((now + CHALLENGE_MS) / 1_000),
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `${secret}:key`,
    })),
  }),

  check: async (solution) => {
    const payload = decode(solution)
    if (payload === null) return null
    const options = { deriveKey, hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}:key` }
    const result = await verifySolution({ ...payload, ...options }).catch(() => null)
    return result?.verified ? { challenge: String(payload.challenge.signature) } : null
  },

  use: async ({ db }, checked, now) => {
    if (off) return E.right(undefined)
    if (checked === null) return refused
    const used = await db
      .insertInto('nonces')
      .values({ scope: 'captcha', nonce: checked.challenge, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return used.numInsertedOrUpdatedRows === 1n ? E.right(undefined) : refused
  },
})
