import type * as TE from 'fp-ts/TaskEither'
import type { Captcha } from '../../application/account/captcha.port'
import { captchaOf, type CaptchaChallenge } from './captcha-of'

/** What is needed of a worker. */
export type Solver = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

const solved = (start: () => Solver, challenge: CaptchaChallenge): Promise<unknown> =>
  new Promise<unknown>((resolve, reject) => {
    const worker = start()
    const end = (settle: () => void) => () => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', (event) =>
      end(() => (event.data === null ? reject(new Error('unsolved')) : resolve(event.data)))(),
    )
    worker.addEventListener(
      'error',
      end(() => reject(new Error('no worker'))),
    )
    worker.postMessage(challenge)
  })

const browserSolver = (): Solver => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' })

/** Solves the gateway's challenge (wire 177) in a worker of its own and packs the answer for `X-Captcha-Token`. */
export const makeBrowserCaptcha = (
  challenge: TE.TaskEither<unknown, CaptchaChallenge>,
  start: () => Solver = browserSolver,
): Captcha => captchaOf(challenge, (asked) => solved(start, asked))
