import * as T from 'fp-ts/Task'
import type { AccountFeature } from './account.feature'
import type { AccountModel } from './account.model'
import type { CheckConfirmed } from './check-confirmed.use-case'
import type { ConfirmLink } from './confirm-link.use-case'
import type { LocalData } from './local-data.port'
import type { Refresh } from './refresh.use-case'
import type { ForgotPassword, ResendCode } from './resend-code.use-case'
import type { SignOut } from './sign-out.use-case'
import type { SubmitCode } from './submit-code.use-case'
import type { SubmitEmail } from './submit-email.use-case'
import type { SubmitInfo } from './submit-info.use-case'
import type { SubmitPassword } from './submit-password.use-case'

export interface AccountParts {
  readonly model: AccountModel
  readonly local: LocalData
  readonly submitEmail: SubmitEmail
  readonly submitCode: SubmitCode
  readonly checkConfirmed: CheckConfirmed
  readonly resendCode: ResendCode
  readonly forgotPassword: ForgotPassword
  readonly submitPassword: SubmitPassword
  readonly submitInfo: SubmitInfo
  readonly confirmLink: ConfirmLink
  readonly signOut: SignOut
  readonly refresh: Refresh
}

/** The account feature as a user interface sees it. */
export const makeAccount = ({ model, local, ...useCases }: AccountParts): AccountFeature => ({
  view: model,
  openSignIn: (origin) => model.apply({ _tag: 'Opened', origin }),
  closeSignIn: () => model.apply({ _tag: 'Closed' }),
  back: () => model.apply({ _tag: 'Back' }),
  chooseEmail: () => model.apply({ _tag: 'EmailChosen' }),
  openLink: (token) => model.apply({ _tag: 'LinkOpened', token }),
  dismissNotice: () => model.dismiss(),
  unsent: () => (model.userId === null ? T.of(0) : local.unsent(model.userId))(),
  ...useCases,
})
