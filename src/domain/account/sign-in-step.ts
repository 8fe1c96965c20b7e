import { SECOND, type Instant } from '../kernel/time'
import { backFrom } from './back'
import { effectOfProblem } from './code-meaning'
import { emailPasswordForgotten, emailPasswordStored, emailStep } from './email-steps'
import { numberAgain, phonePasswordForgotten, phonePasswordStored, phoneStep } from './phone-steps'
import { calm, choosing, closed, type OpenSignIn, type SignIn, type SignInProblem } from './sign-in'
import type { CodeEvent, PopupEvent, SignInEvent } from './sign-in-event'

/** How long a sent code must be waited for before another can be asked (@rule ACCT-24 ACCT-67). */
export const RESEND_WAIT_MS = 60 * SECOND

const resendAsked = (signIn: SignIn, at: Instant): SignIn =>
  (signIn._tag === 'VerifyingEmail' || signIn._tag === 'VerifyingPhone') && !signIn.busy && at >= signIn.resendAt
    ? { ...signIn, busy: true, problem: null }
    : signIn

const codeStep = (signIn: SignIn, event: CodeEvent): SignIn => {
  switch (event._tag) {
    case 'CodeSent':
      return signIn._tag === 'VerifyingEmail' || signIn._tag === 'VerifyingPhone'
        ? { ...signIn, ...calm, resendAt: event.at + RESEND_WAIT_MS }
        : signIn
    case 'ResendAsked':
      return resendAsked(signIn, event.at)
    case 'PasswordForgotten':
      if (signIn._tag === 'EnteringPhonePassword') return phonePasswordForgotten(signIn)
      return signIn._tag === 'EnteringPassword' ? emailPasswordForgotten(signIn) : signIn
    case 'PasswordStored':
      if (signIn._tag === 'EnteringPhonePassword') return phonePasswordStored(signIn)
      return signIn._tag === 'EnteringPassword' ? emailPasswordStored(signIn) : signIn
  }
}

/** Step 0 has no way on of its own; a ticket that the gateway refused opens nothing any more (@rule ACCT-75). */
const told = (signIn: OpenSignIn, problem: SignInProblem): SignIn => {
  switch (signIn._tag) {
    case 'Loading':
      return choosing(signIn.origin, problem._tag === 'Offline' ? { _tag: 'LoginUnreached' } : problem)
    case 'Choosing':
      return choosing(signIn.origin, problem)
    case 'VerifyingPhone':
      return { ...signIn, busy: false, problem, ticket: problem._tag === 'Code' ? '' : signIn.ticket }
    default:
      return { ...signIn, busy: false, problem }
  }
}

const failed = (signIn: OpenSignIn, problem: SignInProblem): SignIn => {
  switch (effectOfProblem(problem)) {
    case 'ToStart':
      return choosing(signIn.origin, problem)
    case 'ToNumber':
      return signIn._tag === 'EnteringPhonePassword'
        ? { ...numberAgain(signIn, 'reset'), problem }
        : told(signIn, problem)
    case 'AsSent':
    case 'Cleared':
    case 'Stays':
      return told(signIn, problem)
  }
}

/** The gateway asks for the data of a new person: at a provider's return, or after a right code (@rule ACCT-73). */
const infoWanted = (signIn: OpenSignIn, cert: string, name: string): SignIn => {
  const { origin } = signIn
  switch (signIn._tag) {
    case 'Loading': {
      const by = { _tag: 'BySocial', provider: signIn.provider, cert, name, before: choosing(origin) } as const
      return { _tag: 'SupplyingInfo', origin, by, ...calm }
    }
    case 'VerifyingPhone': {
      const before = { ...signIn, ...calm, ticket: '' }
      const by = { _tag: 'ByPhone', number: signIn.number, ticket: cert, password: null, before } as const
      return { _tag: 'SupplyingInfo', origin, by, ...calm }
    }
    default:
      return signIn
  }
}

const openStep = (signIn: OpenSignIn, event: Exclude<PopupEvent, { readonly _tag: 'Opened' }>): SignIn => {
  switch (event._tag) {
    case 'Closed':
    case 'SignedIn':
      return closed
    case 'Back':
      return backFrom(signIn)
    case 'Submitted':
      return { ...signIn, busy: true, problem: null }
    case 'Failed':
      return failed(signIn, event.problem)
    case 'InfoWanted':
      return infoWanted(signIn, event.cert, event.name)
    case 'GraceTold': {
      const { user, cert, deleteAt } = event
      return { _tag: 'KeepingAccount', origin: signIn.origin, user, cert, deleteAt, ...calm }
    }
    case 'SocialChosen':
      return signIn._tag === 'Choosing' ? { ...signIn, leaving: event.provider, busy: true, problem: null } : signIn
  }
}

/**
 * The login popup. An event that does not fit the step changes nothing, so that a late answer is harmless.
 *
 * @rule ACCT-65
 */
export const step = (signIn: SignIn, event: SignInEvent): SignIn => {
  switch (event._tag) {
    case 'CodeSent':
    case 'ResendAsked':
    case 'PasswordForgotten':
    case 'PasswordStored':
      return codeStep(signIn, event)
    case 'EmailChosen':
    case 'EmailSubmitted':
    case 'StandingKnown':
    case 'Confirmed':
    case 'LinkOpened':
    case 'LinkConfirmed':
      return emailStep(signIn, event)
    case 'PhoneChosen':
    case 'NumberSubmitted':
    case 'NumberKnown':
    case 'ChannelChosen':
    case 'CodeAccepted':
    case 'PasswordChosen':
      return phoneStep(signIn, event)
    case 'Opened':
      return choosing(event.origin)
    default:
      return signIn._tag === 'Closed' ? signIn : openStep(signIn, event)
  }
}
