import { ContainerModule } from 'inversify'
import { makeAsk } from '../../application/account/ask'
import type { AccountParts } from '../../application/account/account'
import { makeCheckConfirmed } from '../../application/account/check-confirmed.use-case'
import { makeConfirmLink } from '../../application/account/confirm-link.use-case'
import { makeFinishSignIn } from '../../application/account/finish-sign-in'
import { makeForgotPassword, makeResendCode } from '../../application/account/resend-code.use-case'
import { makeSendCode } from '../../application/account/send-code'
import { makeSubmitCode } from '../../application/account/submit-code.use-case'
import { makeSubmitEmail } from '../../application/account/submit-email.use-case'
import { makeSubmitInfo } from '../../application/account/submit-info.use-case'
import { makeSubmitPassword } from '../../application/account/submit-password.use-case'
import { T, token } from './tokens'

type SignInUseCases = Omit<AccountParts, 'model' | 'local' | 'signOut' | 'refresh'>

const S = {
  submitEmail: token<SignInUseCases['submitEmail']>('submitEmail'),
  submitCode: token<SignInUseCases['submitCode']>('submitCode'),
  checkConfirmed: token<SignInUseCases['checkConfirmed']>('checkConfirmed'),
  resendCode: token<SignInUseCases['resendCode']>('resendCode'),
  forgotPassword: token<SignInUseCases['forgotPassword']>('forgotPassword'),
  submitPassword: token<SignInUseCases['submitPassword']>('submitPassword'),
  submitInfo: token<SignInUseCases['submitInfo']>('submitInfo'),
  confirmLink: token<SignInUseCases['confirmLink']>('confirmLink'),
} as const

/** All use cases of the login popup. */
export const signInUseCases = token<SignInUseCases>('signInUseCases')

/** The login popup along the e-mail path. */
export const signInModule = new ContainerModule(({ bind }) => {
  bind(T.ask).toResolvedValue((clock, model) => makeAsk({ clock, model }), [T.clock, T.accountModel])
  bind(T.sendCode).toResolvedValue(
    (captcha, clock, gateway, model) => makeSendCode({ captcha, clock, gateway, model }),
    [T.captcha, T.clock, T.accountGateway, T.accountModel],
  )
  bind(T.finishSignIn).toResolvedValue(
    (clock, enter, model) => makeFinishSignIn({ clock, enter, model }),
    [T.clock, T.enter, T.accountModel],
  )
  bind(S.submitEmail).toResolvedValue(
    (clock, gateway, model, sendCode) => makeSubmitEmail({ clock, gateway, model, sendCode }),
    [T.clock, T.accountGateway, T.accountModel, T.sendCode],
  )
  bind(S.submitCode).toResolvedValue(
    (ask, gateway, model) => makeSubmitCode({ ask, gateway, model }),
    [T.ask, T.accountGateway, T.accountModel],
  )
  bind(S.checkConfirmed).toResolvedValue(
    (ask, gateway) => makeCheckConfirmed({ ask, gateway }),
    [T.ask, T.accountGateway],
  )
  bind(S.resendCode).toResolvedValue(
    (clock, model, sendCode) => makeResendCode({ clock, model, sendCode }),
    [T.clock, T.accountModel, T.sendCode],
  )
  bind(S.forgotPassword).toResolvedValue(
    (clock, model, sendCode) => makeForgotPassword({ clock, model, sendCode }),
    [T.clock, T.accountModel, T.sendCode],
  )
  bind(S.submitPassword).toResolvedValue(
    (clock, finish, gateway, model) => makeSubmitPassword({ clock, finish, gateway, model }),
    [T.clock, T.finishSignIn, T.accountGateway, T.accountModel],
  )
  bind(S.submitInfo).toResolvedValue(
    (clock, finish, gateway, model) => makeSubmitInfo({ clock, finish, gateway, model }),
    [T.clock, T.finishSignIn, T.accountGateway, T.accountModel],
  )
  bind(S.confirmLink).toResolvedValue(
    (ask, gateway, tabs) => makeConfirmLink({ ask, gateway, tabs }),
    [T.ask, T.accountGateway, T.tabs],
  )
  bind(signInUseCases).toResolvedValue(
    (
      submitEmail,
      submitCode,
      checkConfirmed,
      resendCode,
      forgotPassword,
      submitPassword,
      submitInfo,
      confirmLink,
    ): SignInUseCases => ({
      submitEmail,
      submitCode,
      checkConfirmed,
      resendCode,
      forgotPassword,
      submitPassword,
      submitInfo,
      confirmLink,
    }),
    [
      S.submitEmail,
      S.submitCode,
      S.checkConfirmed,
      S.resendCode,
      S.forgotPassword,
      S.submitPassword,
      S.submitInfo,
      S.confirmLink,
    ],
  )
})
