import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Captcha, CaptchaUnavailable } from '../../application/account/captcha.port'

export type CaptchaChallenge = Readonly<Record<string, unknown>>

const unavailable = (): CaptchaUnavailable => ({ _tag: 'CaptchaUnavailable' })

/** Has the gateway's challenge (wire 177) solved and packs the answer for `X-Captcha-Token`. */
export const captchaOf = (
  challenge: TE.TaskEither<unknown, CaptchaChallenge>,
  solve: (asked: CaptchaChallenge) => Promise<unknown>,
): Captcha => ({
  solve: pipe(
    challenge,
    TE.mapLeft(unavailable),
    TE.flatMap((asked) =>
      TE.tryCatch(async () => btoa(JSON.stringify({ challenge: asked, solution: await solve(asked) })), unavailable),
    ),
  ),
})
