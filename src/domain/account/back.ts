import type { SignIn } from './sign-in'

const calm = { busy: false, problem: null }

/**
 * The step before, by the rules of the e-mail path: 5 to 1, 6 to 5 (to 7 in a forgotten password), 7 to 5, supply info
 * to 7; on step 1 and on a mail's link the popup closes.
 *
 * @rule ACCT-15
 */
export const backFrom = (signIn: SignIn): SignIn => {
  switch (signIn._tag) {
    case 'Closed':
    case 'Choosing':
    case 'ConfirmingLink':
      return { _tag: 'Closed' }
    case 'EnteringEmail':
      return { _tag: 'Choosing', origin: signIn.origin, ...calm }
    case 'VerifyingEmail': {
      const { origin, email, flow, purpose } = signIn
      return purpose === 'forgot'
        ? { _tag: 'EnteringPassword', origin, email, flow, purpose: 'signIn', ...calm }
        : { _tag: 'EnteringEmail', origin, email, ...calm }
    }
    case 'EnteringPassword':
      return { _tag: 'EnteringEmail', origin: signIn.origin, email: signIn.email, ...calm }
    case 'SupplyingInfo': {
      const { origin, email, flow } = signIn
      return { _tag: 'EnteringPassword', origin, email, flow, purpose: 'new', ...calm }
    }
  }
}
