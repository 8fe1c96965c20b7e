import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { makeBrowserCaptcha, type Solver } from '../../../src/infrastructure/browser/browser-captcha.adapter'
import { failure, got } from '../harness/check'

const secrets = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' }

const challenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 5, deriveKey, ...secrets }).then((made) => ({
    ...made,
  }))

/** A worker in name only: it answers from this thread. */
const worker = (answer: (asked: Challenge) => Promise<unknown>) => {
  const ended: boolean[] = []
  const start = (): Solver => {
    const listeners = new Map<string, (event: never) => void>()
    return {
      addEventListener: (type: string, run: (event: never) => void) => void listeners.set(type, run),
      terminate: () => void ended.push(true),
      postMessage: (asked: Challenge) => {
        answer(asked).then(
          (data) => listeners.get('message')?.({ data } as never),
          () => listeners.get('error')?.({} as never),
        )
      },
    } as unknown as Solver
  }
  return { ended, start }
}

describe('captcha: browser', () => {
  it('packs challenge and solution so that the gateway accepts it, and ends its worker', async () => {
    const { ended, start } = worker((asked) => solveChallenge({ challenge: asked, deriveKey }))
    const asked = await challenge()
    const token = await got(makeBrowserCaptcha(TE.right(asked), start).solve)
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    expect((await verifySolution({ ...payload, deriveKey, ...secrets })).verified).toBe(true)
    expect(ended).toEqual([true])
  })

  it.each([
    ['there is no challenge', TE.left('no network'), async () => null],
    ['it cannot be solved', TE.right({}), async () => null],
    ['the worker fails', TE.right({}), () => Promise.reject(new Error('no worker'))],
  ])('is unavailable when %s', async (_name, asked, answer) => {
    const { start } = worker(answer)
    expect(await failure(makeBrowserCaptcha(asked, start).solve)).toEqual({ _tag: 'CaptchaUnavailable' })
  })
})
