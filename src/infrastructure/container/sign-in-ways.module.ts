import { ContainerModule } from 'inversify'
import { makeArrive } from '../../application/account/arrive.use-case'
import { makeCheckConfirmed } from '../../application/account/check-confirmed.use-case'
import { makeConfirmLink } from '../../application/account/confirm-link.use-case'
import { makeEnterRemembered } from '../../application/account/enter-remembered.use-case'
import { makeKeepAccount } from '../../application/account/keep-account.use-case'
import { makeSkipPassword } from '../../application/account/phone-password'
import { makeForgotPassword, makeResendCode } from '../../application/account/resend-code.use-case'
import { makeSignIn, type SignInUseCases } from '../../application/account/sign-in'
import { makeStartSocial } from '../../application/account/start-social.use-case'
import { makeSubmitCode } from '../../application/account/submit-code.use-case'
import { makeSubmitEmail } from '../../application/account/submit-email.use-case'
import { makeSubmitInfo } from '../../application/account/submit-info.use-case'
import { makeSubmitPassword } from '../../application/account/submit-password.use-case'
import { makeSubmitPhone } from '../../application/account/submit-phone.use-case'
import { S } from './sign-in-tokens'
import { T, token } from './tokens'

type Ways<Names extends keyof SignInUseCases> = Pick<SignInUseCases, Names>

const W = {
  email: token<Ways<'submitEmail' | 'checkConfirmed' | 'confirmLink'>>('emailWays'),
  phone: token<Ways<'submitPhone' | 'skipPassword'>>('phoneWays'),
  codes: token<Ways<'submitCode' | 'resendCode' | 'forgotPassword'>>('codeWays'),
  ends: token<Ways<'submitPassword' | 'submitInfo' | 'keepAccount'>>('endWays'),
  social: token<Ways<'startSocial' | 'takeDrafts' | 'arrive'>>('socialWays'),
  remembered: token<Ways<'enterRemembered'>>('rememberedWays'),
} as const

/** The use cases of the login popup. */
export const signInWaysModule = new ContainerModule(({ bind }) => {
  bind(W.email).toResolvedValue(
    (ask, clock, gateway, sendCode, steps, tabs) => ({
      submitEmail: makeSubmitEmail({ clock, gateway, sendCode, steps }),
      checkConfirmed: makeCheckConfirmed({ ask, gateway }),
      confirmLink: makeConfirmLink({ ask, gateway, tabs }),
    }),
    [S.ask, T.clock, S.gateway, S.sendCode, S.steps, T.tabs],
  )
  bind(W.phone).toResolvedValue(
    (clock, gateway, numbers, phone, sendCode, steps, times) => ({
      submitPhone: makeSubmitPhone({ clock, gateway, numbers, sendCode, steps, times }),
      skipPassword: makeSkipPassword({ phone, steps }),
    }),
    [T.clock, S.gateway, S.numbers, S.phonePassword, S.sendCode, S.steps, S.times],
  )
  bind(W.codes).toResolvedValue(
    (ask, clock, enterByTicket, gateway, sendCode, steps) => ({
      submitCode: makeSubmitCode({ ask, clock, enterByTicket, gateway, steps }),
      resendCode: makeResendCode({ clock, sendCode, steps }),
      forgotPassword: makeForgotPassword({ clock, sendCode, steps }),
    }),
    [S.ask, T.clock, S.enterByTicket, S.gateway, S.sendCode, S.steps],
  )
  bind(W.ends).toResolvedValue(
    (clock, email, enterByTicket, finish, gateway, phone, steps) => ({
      submitPassword: makeSubmitPassword({ email, phone, steps }),
      submitInfo: makeSubmitInfo({ clock, enterByTicket, finish, gateway, steps }),
      keepAccount: makeKeepAccount({ finish, gateway, steps }),
    }),
    [T.clock, S.emailPassword, S.enterByTicket, S.finish, S.gateway, S.phonePassword, S.steps],
  )
  bind(W.social).toResolvedValue(
    (door, finish, gateway, goals, model, passages, { passage, takeDrafts }, steps) => ({
      takeDrafts,
      startSocial: makeStartSocial({ door, goals, passages, steps }),
      arrive: makeArrive({ finish, gateway, goals, model, passage, steps }),
    }),
    [S.door, S.finish, S.gateway, S.goals, T.accountModel, S.passages, S.returned, S.steps],
  )
  bind(W.remembered).toResolvedValue(
    (enter, gateway, ways) => ({ enterRemembered: makeEnterRemembered({ enter, gateway, ways }) }),
    [T.enter, S.gateway, T.ways],
  )
  bind(S.part)
    .toResolvedValue(
      (email, phone, codes, ends, social, remembered, guessCountry, countUsers, model, steps, tabs) => {
        const useCases = { ...email, ...phone, ...codes, ...ends, ...social, ...remembered }
        return makeSignIn({ countUsers, guessCountry, model, steps, tabs, useCases })
      },
      [
        W.email,
        W.phone,
        W.codes,
        W.ends,
        W.social,
        W.remembered,
        S.guessCountry,
        S.countUsers,
        T.accountModel,
        S.steps,
        T.tabs,
      ],
    )
    .inSingletonScope()
})
