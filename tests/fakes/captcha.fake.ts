import * as TE from 'fp-ts/TaskEither'
import type { Captcha } from '../../src/application/account/captcha.port'

export interface CaptchaFake extends Captcha {
  readonly setAvailable: (available: boolean) => void
}

/** Solves every check at once, until told that it cannot. */
export const makeCaptchaFake = (): CaptchaFake => {
  let available = true
  return {
    solve: TE.flatten(
      TE.fromIO(() => (available ? TE.right('solved') : TE.left({ _tag: 'CaptchaUnavailable' } as const))),
    ),
    setAvailable: (value) => {
      available = value
    },
  }
}
