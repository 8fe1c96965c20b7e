import { ContainerModule } from 'inversify'
import { makeAsk } from '../../application/account/ask'
import { makeCodeTimes } from '../../application/account/code-times'
import { makeEmailPassword } from '../../application/account/email-password'
import { makeEnterByTicket } from '../../application/account/enter-by-ticket'
import { makeFinishSignIn } from '../../application/account/finish-sign-in'
import { makeGoals } from '../../application/account/goals'
import { makeCountUsers } from '../../application/account/count-users'
import { makeGuessCountry } from '../../application/account/guess-country'
import { makePassages } from '../../application/account/passage'
import { makePhonePassword } from '../../application/account/phone-password'
import { makeReturned } from '../../application/account/returned'
import { makeSendChecked } from '../../application/account/send-checked'
import { makeSendCode } from '../../application/account/send-code'
import { makeSignInSteps } from '../../application/account/sign-in-steps'
import type { SignInAdapters } from './adapters'
import { S } from './sign-in-tokens'
import { T } from './tokens'

/** What the use cases of the login popup stand on. */
export const signInModule = (adapters: SignInAdapters): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(S.gateway).toConstantValue(adapters.gateway)
    bind(S.numbers).toConstantValue(adapters.numbers)
    bind(S.door).toConstantValue(adapters.door)
    bind(S.steps).toResolvedValue((model) => makeSignInSteps(model), [T.accountModel])
    bind(S.ask).toResolvedValue((clock, steps) => makeAsk({ clock, steps }), [T.clock, S.steps])
    bind(S.finish).toResolvedValue(
      (clock, enter, steps) => makeFinishSignIn({ clock, enter, steps }),
      [T.clock, T.enter, S.steps],
    )
    bind(S.times).toResolvedValue((clock, local) => makeCodeTimes({ clock, local }), [T.clock, T.local])
    bind(S.sendChecked).toResolvedValue(
      (captcha, clock, steps) => makeSendChecked({ captcha, clock, steps }),
      [T.captcha, T.clock, S.steps],
    )
    bind(S.sendCode).toResolvedValue(
      (gateway, sendChecked, times) => makeSendCode({ gateway, sendChecked, times }),
      [S.gateway, S.sendChecked, S.times],
    )
    bind(S.enterByTicket).toResolvedValue(
      (finish, gateway) => makeEnterByTicket({ finish, gateway }),
      [S.finish, S.gateway],
    )
    bind(S.emailPassword).toResolvedValue(
      (clock, finish, gateway, steps) => makeEmailPassword({ clock, finish, gateway, steps }),
      [T.clock, S.finish, S.gateway, S.steps],
    )
    bind(S.phonePassword).toResolvedValue(
      (clock, enterByTicket, finish, gateway, steps) =>
        makePhonePassword({ clock, enterByTicket, finish, gateway, steps }),
      [T.clock, S.enterByTicket, S.finish, S.gateway, S.steps],
    )
    bind(S.passages).toResolvedValue((tabStore) => makePassages(tabStore), [T.tabStore])
    bind(S.returned)
      .toResolvedValue((passages) => makeReturned(passages), [S.passages])
      .inSingletonScope()
    bind(S.goals).toResolvedValue(
      (address, config, tabStore) => makeGoals({ address, config, tabStore }),
      [T.address, T.config, T.tabStore],
    )
    bind(S.guessCountry).toResolvedValue(
      (gateway, local, model) => makeGuessCountry({ gateway, local, model }),
      [S.gateway, T.local, T.accountModel],
    )
    bind(S.countUsers).toResolvedValue(
      (gateway, model) => makeCountUsers({ gateway, model }),
      [S.gateway, T.accountModel],
    )
  })
