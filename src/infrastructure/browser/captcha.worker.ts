import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Counts until the challenge is solved, away from the page; answers null when it cannot be. */
addEventListener('message', (event: MessageEvent<Challenge>) => {
  solveChallenge({ challenge: event.data, deriveKey }).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  )
})
