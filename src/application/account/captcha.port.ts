import type { TaskEither } from 'fp-ts/TaskEither'

export type CaptchaUnavailable = { readonly _tag: 'CaptchaUnavailable' }

/** Proves, without a question to the person, that a request costs its sender something. */
export interface Captcha {
  readonly solve: TaskEither<CaptchaUnavailable, string>
}
