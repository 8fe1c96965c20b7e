import type { Task } from 'fp-ts/Task'
import type { Ask } from '../../application/account/ask'
import type { CodeTimes } from '../../application/account/code-times'
import type { EmailPassword } from '../../application/account/email-password'
import type { EnterByTicket } from '../../application/account/enter-by-ticket'
import type { FinishSignIn } from '../../application/account/finish-sign-in'
import type { Goals } from '../../application/account/goals'
import type { Passages } from '../../application/account/passage'
import type { PhoneNumbers } from '../../application/account/phone-numbers.port'
import type { PhonePassword } from '../../application/account/phone-password'
import type { Returned } from '../../application/account/returned'
import type { SendChecked } from '../../application/account/send-checked'
import type { SendCode } from '../../application/account/send-code'
import type { SignInGateway } from '../../application/account/sign-in-gateway.port'
import type { SignInPart } from '../../application/account/sign-in-part'
import type { SignInSteps } from '../../application/account/sign-in-steps'
import type { SocialDoor } from '../../application/account/social-door.port'
import { token } from './tokens'

/** Names of what is loaded with the login popup. */
export const S = {
  gateway: token<SignInGateway>('signInGateway'),
  numbers: token<PhoneNumbers>('phoneNumbers'),
  door: token<SocialDoor>('socialDoor'),
  steps: token<SignInSteps>('signInSteps'),
  ask: token<Ask>('ask'),
  finish: token<FinishSignIn>('finishSignIn'),
  times: token<CodeTimes>('codeTimes'),
  sendChecked: token<SendChecked>('sendChecked'),
  sendCode: token<SendCode>('sendCode'),
  enterByTicket: token<EnterByTicket>('enterByTicket'),
  emailPassword: token<EmailPassword>('emailPassword'),
  phonePassword: token<PhonePassword>('phonePassword'),
  passages: token<Passages>('passages'),
  returned: token<Returned>('returned'),
  goals: token<Goals>('goals'),
  guessCountry: token<Task<void>>('guessCountry'),
  countUsers: token<Task<void>>('countUsers'),
  part: token<SignInPart>('signInPart'),
} as const
