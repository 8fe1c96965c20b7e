import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { OpenSignIn, VerifyingEmail, VerifyingPhone } from '../../domain/account/sign-in'
import type { CodeTimes } from './code-times'
import type { SendChecked } from './send-checked'
import type { EmailGateway, PhoneGateway } from './sign-in-gateway.port'

interface Deps {
  readonly gateway: Pick<EmailGateway, 'sendCode'> & Pick<PhoneGateway, 'sendPhoneCode'>
  readonly sendChecked: SendChecked
  readonly times: CodeTimes
}

/** Sends the code that step 4 or 6 waits for; at any other step there is nothing to send (ACCT-24, ACCT-64). */
export type SendCode = (sent: OpenSignIn) => T.Task<void>

export const makeSendCode = ({ gateway, sendChecked, times }: Deps): SendCode => {
  const mail = (sent: VerifyingEmail): T.Task<void> =>
    T.asUnit(sendChecked(sent, (captcha) => gateway.sendCode(sent.purpose, sent.email, sent.flow, captcha)))
  const message = (sent: VerifyingPhone): T.Task<void> =>
    pipe(
      sendChecked(sent, (captcha) => gateway.sendPhoneCode(sent.number, sent.channel, captcha)),
      TE.tapIO(() => times.noteSent(sent.number)),
      T.asUnit,
    )
  return (sent) => {
    switch (sent._tag) {
      case 'VerifyingEmail':
        return mail(sent)
      case 'VerifyingPhone':
        return message(sent)
      default:
        return T.of(undefined)
    }
  }
}
