import { numberAgain, passwordOf } from './phone-steps'
import { calm, choosing, closed, type OpenSignIn, type SignIn } from './sign-in'

/**
 * The step before: 2 to 1, 3 to 2, 4 to 2 (to 3 in a reset), 5 to 1, 6 to 5 (to 7 in a forgotten password), 7 to 5, supply
 * info to the step before it. On step 1, on a mail's link and while nothing is there yet the popup closes.
 *
 * @rule ACCT-15
 */
export const backFrom = (signIn: OpenSignIn): SignIn => {
  const { origin } = signIn
  switch (signIn._tag) {
    case 'Loading':
    case 'Choosing':
    case 'ConfirmingLink':
      return closed
    case 'EnteringPhone':
    case 'EnteringEmail':
    case 'KeepingAccount':
      return choosing(origin)
    case 'EnteringPhonePassword':
      return numberAgain(signIn, signIn.purpose === 'reset' ? 'reset' : 'signIn')
    case 'VerifyingPhone':
      return signIn.purpose === 'reset' ? passwordOf(signIn) : numberAgain(signIn, 'signIn')
    case 'VerifyingEmail': {
      const { email, flow, purpose } = signIn
      return purpose === 'forgot'
        ? { _tag: 'EnteringPassword', origin, email, flow, purpose: 'signIn', ...calm }
        : { _tag: 'EnteringEmail', origin, email, ...calm }
    }
    case 'EnteringPassword':
      return { _tag: 'EnteringEmail', origin, email: signIn.email, ...calm }
    case 'SupplyingInfo':
      return signIn.by.before
  }
}
