import { calm, type EnteringPassword, type SignIn } from './sign-in'
import type { EmailEvent, EmailFlow } from './sign-in-event'
import { standingMeans } from './standing'

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

const confirmed = (signIn: SignIn): SignIn => {
  if (signIn._tag !== 'VerifyingEmail') return signIn
  const { origin, email, flow, purpose } = signIn
  return { _tag: 'EnteringPassword', origin, email, flow, purpose, ...calm }
}

const linkOpened = (signIn: SignIn, token: string): SignIn => {
  const origin = signIn._tag === 'Closed' ? ({ _tag: 'Button' } as const) : signIn.origin
  return { _tag: 'ConfirmingLink', origin, token, done: false, ...calm }
}

const linkConfirmed = (signIn: SignIn, flow: EmailFlow | null): SignIn => {
  if (signIn._tag !== 'ConfirmingLink') return signIn
  return flow === null
    ? { ...signIn, ...calm, done: true }
    : { _tag: 'EnteringPassword', origin: signIn.origin, ...flow, ...calm }
}

/** Steps 5 to 7 (@rule ACCT-58 ACCT-59 ACCT-60 ACCT-61 ACCT-62 ACCT-63). */
export const emailStep = (signIn: SignIn, event: EmailEvent): SignIn => {
  switch (event._tag) {
    case 'EmailChosen':
      return signIn._tag === 'Choosing' ? { _tag: 'EnteringEmail', origin: signIn.origin, email: '', ...calm } : signIn
    case 'EmailSubmitted':
      return signIn._tag === 'EnteringEmail' ? { ...signIn, email: event.email, busy: true, problem: null } : signIn
    case 'StandingKnown':
      return standingKnown(signIn, event.status, event.flow)
    case 'Confirmed':
      return confirmed(signIn)
    case 'LinkOpened':
      return linkOpened(signIn, event.token)
    case 'LinkConfirmed':
      return linkConfirmed(signIn, event.flow)
  }
}

/** At step 7: the mail of a forgotten password is on its way (@rule ACCT-60). */
export const emailPasswordForgotten = (signIn: EnteringPassword): SignIn =>
  signIn.purpose === 'signIn'
    ? { ...signIn, _tag: 'VerifyingEmail', purpose: 'forgot', resendAt: 0, busy: true, problem: null }
    : signIn

/** At step 7: a new person is asked for their data; for everybody else the password now signs in (@rule ACCT-65). */
export const emailPasswordStored = (signIn: EnteringPassword): SignIn =>
  signIn.purpose === 'new'
    ? {
        _tag: 'SupplyingInfo',
        origin: signIn.origin,
        by: { _tag: 'ByEmail', email: signIn.email, before: { ...signIn, ...calm } },
        ...calm,
      }
    : { ...signIn, purpose: 'signIn' }
