import { SECOND, type Instant } from '../kernel/time'
import { backFrom } from './back'
import { returnsToStart } from './code-meaning'
import type { Purpose, SignIn, SignInOrigin, SignInProblem } from './sign-in'
import { standingMeans } from './standing'

/** How long a sent code must be waited for before another can be asked (@rule ACCT-67). */
export const RESEND_WAIT_MS = 60 * SECOND

/** Where a flow stands, as it is kept so that another tab can go on with it. */
export interface EmailFlow {
  readonly email: string
  readonly flow: string
  readonly purpose: Purpose
}

export type SignInEvent =
  | { readonly _tag: 'Opened'; readonly origin: SignInOrigin }
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Back' }
  | { readonly _tag: 'EmailChosen' }
  | { readonly _tag: 'EmailSubmitted'; readonly email: string }
  /** What the step asks for has been sent; until it is answered nothing else can be sent. */
  | { readonly _tag: 'Submitted' }
  | { readonly _tag: 'StandingKnown'; readonly status: number; readonly flow: string }
  | { readonly _tag: 'CodeSent'; readonly at: Instant }
  | { readonly _tag: 'ResendAsked'; readonly at: Instant }
  | { readonly _tag: 'Confirmed' }
  | { readonly _tag: 'PasswordForgotten' }
  | { readonly _tag: 'PasswordStored' }
  | { readonly _tag: 'LinkOpened'; readonly token: string }
  /** `flow` is null when another browser began it. */
  | { readonly _tag: 'LinkConfirmed'; readonly flow: EmailFlow | null }
  | { readonly _tag: 'Failed'; readonly problem: SignInProblem }
  | { readonly _tag: 'SignedIn' }

export const closed: SignIn = { _tag: 'Closed' }

const calm = { busy: false, problem: null }
const button: SignInOrigin = { _tag: 'Button' }

const originOf = (signIn: SignIn): SignInOrigin => (signIn._tag === 'Closed' ? button : signIn.origin)

const standingKnown = (signIn: SignIn, status: number, flow: string): SignIn => {
  if (signIn._tag !== 'EnteringEmail') return signIn
  const { origin, email } = signIn
  const means = standingMeans(status)
  switch (means._tag) {
    case 'Verify':
      return { _tag: 'VerifyingEmail', origin, email, flow, purpose: means.purpose, resendAt: 0, ...calm, busy: true }
    case 'Password':
      return { _tag: 'EnteringPassword', origin, email, flow, purpose: means.purpose, ...calm }
    case 'Unknown':
      return { ...signIn, busy: false, problem: { _tag: 'Generic' } }
  }
}

const passwordForgotten = (signIn: SignIn): SignIn =>
  signIn._tag === 'EnteringPassword' && signIn.purpose === 'signIn'
    ? { ...signIn, _tag: 'VerifyingEmail', purpose: 'forgot', resendAt: 0, busy: true, problem: null }
    : signIn

const resendAsked = (signIn: SignIn, at: Instant): SignIn =>
  signIn._tag === 'VerifyingEmail' && !signIn.busy && at >= signIn.resendAt
    ? { ...signIn, busy: true, problem: null }
    : signIn

const confirmed = (signIn: SignIn): SignIn => {
  if (signIn._tag !== 'VerifyingEmail') return signIn
  const { origin, email, flow, purpose } = signIn
  return { _tag: 'EnteringPassword', origin, email, flow, purpose, ...calm }
}

const linkConfirmed = (signIn: SignIn, flow: EmailFlow | null): SignIn => {
  if (signIn._tag !== 'ConfirmingLink') return signIn
  return flow === null
    ? { ...signIn, ...calm, done: true }
    : { _tag: 'EnteringPassword', origin: signIn.origin, ...flow, ...calm }
}

const failed = (signIn: SignIn, problem: SignInProblem): SignIn => {
  if (signIn._tag === 'Closed') return signIn
  return returnsToStart(problem)
    ? { _tag: 'Choosing', origin: signIn.origin, busy: false, problem }
    : { ...signIn, busy: false, problem }
}

const passwordStored = (signIn: SignIn): SignIn =>
  signIn._tag === 'EnteringPassword' && signIn.purpose === 'new'
    ? { _tag: 'SupplyingInfo', origin: signIn.origin, email: signIn.email, flow: signIn.flow, ...calm }
    : signIn

/**
 * The login popup along the e-mail path. An event that does not fit the step changes nothing, so that a late answer
 * is harmless.
 *
 * @rule ACCT-58 ACCT-59 ACCT-60 ACCT-61 ACCT-62 ACCT-63 ACCT-65 ACCT-67
 */
export const step = (signIn: SignIn, event: SignInEvent): SignIn => {
  switch (event._tag) {
    case 'Opened':
      return { _tag: 'Choosing', origin: event.origin, ...calm }
    case 'Closed':
    case 'SignedIn':
      return closed
    case 'Back':
      return backFrom(signIn)
    case 'EmailChosen':
      return signIn._tag === 'Choosing' ? { ...signIn, _tag: 'EnteringEmail', email: '', ...calm } : signIn
    case 'EmailSubmitted':
      return signIn._tag === 'EnteringEmail' ? { ...signIn, email: event.email, busy: true, problem: null } : signIn
    case 'Submitted':
      return signIn._tag === 'Closed' ? signIn : { ...signIn, busy: true, problem: null }
    case 'StandingKnown':
      return standingKnown(signIn, event.status, event.flow)
    case 'CodeSent':
      return signIn._tag === 'VerifyingEmail' ? { ...signIn, ...calm, resendAt: event.at + RESEND_WAIT_MS } : signIn
    case 'ResendAsked':
      return resendAsked(signIn, event.at)
    case 'Confirmed':
      return confirmed(signIn)
    case 'PasswordForgotten':
      return passwordForgotten(signIn)
    case 'PasswordStored':
      return passwordStored(signIn)
    case 'LinkOpened':
      return { _tag: 'ConfirmingLink', origin: originOf(signIn), token: event.token, done: false, ...calm }
    case 'LinkConfirmed':
      return linkConfirmed(signIn, event.flow)
    case 'Failed':
      return failed(signIn, event.problem)
  }
}
