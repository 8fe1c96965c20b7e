import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Counts until a challenge is solved, here and now; what is no challenge has no solution. */
export const solveCaptcha = (challenge: object): Promise<unknown> =>
  solveChallenge({ challenge: challenge as Challenge, deriveKey })
