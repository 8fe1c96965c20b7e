import type { IO } from 'fp-ts/IO'
import type { OpenSignIn, SignIn } from '../../domain/account/sign-in'
import type { SignInEvent } from '../../domain/account/sign-in-event'
import { step } from '../../domain/account/sign-in-step'
import type { AccountModel } from './account.model'

/** Moves the popup on by its rules. */
export interface SignInSteps {
  readonly now: IO<SignIn>
  readonly apply: (event: SignInEvent) => void
  /** Marks the step as sent and answers with it; null when nothing can be sent, or something is on its way already. */
  readonly submit: (event?: SignInEvent) => OpenSignIn | null
  /** The answer to what was sent; when the person has gone elsewhere meanwhile nothing happens and null is the result. */
  readonly answer: (sent: SignIn, event: SignInEvent) => SignIn | null
}

export const makeSignInSteps = (model: AccountModel): SignInSteps => {
  const apply = (event: SignInEvent): SignIn => {
    model.show(step(model.signIn, event))
    return model.signIn
  }
  return {
    now: () => model.signIn,
    apply,
    submit: (event = { _tag: 'Submitted' }) => {
      if (model.signIn._tag === 'Closed' || model.signIn.busy) return null
      const sent = apply(event)
      return sent._tag !== 'Closed' && sent.busy ? sent : null
    },
    answer: (sent, event) => (model.signIn === sent ? apply(event) : null),
  }
}
