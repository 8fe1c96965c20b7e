import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenSignIn } from '../../domain/account/sign-in'
import type { SignInEvent } from '../../domain/account/sign-in-event'
import type { Clock } from '../kernel/clock.port'
import type { Enter } from './enter'
import type { Entry, EntryError, SignedIn } from './sign-in-gateway.port'
import { toProblem } from './sign-in-problem'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly clock: Clock
  readonly enter: Enter
  readonly steps: SignInSteps
}

/** Ends a flow: an accepted sign-in is entered and handed on, anything else is shown with the step that asked. */
export type FinishSignIn = (sent: OpenSignIn, asked: Entry) => TE.TaskEither<NotEntered, SignedIn>

/** The popup says why. */
export type NotEntered = { readonly _tag: 'NotEntered' }

export const makeFinishSignIn = ({ clock, enter, steps }: Deps): FinishSignIn => {
  const eventOf = (error: EntryError): SignInEvent => {
    switch (error._tag) {
      case 'InfoWanted':
        return { _tag: 'InfoWanted', cert: error.cert, name: error.name }
      case 'DeletionGrace':
        return { _tag: 'GraceTold', user: error.user, cert: error.cert, deleteAt: error.deleteAt }
      default:
        return { _tag: 'Failed', problem: toProblem(error, clock.now()) }
    }
  }
  return (sent, asked) =>
    pipe(
      asked,
      TE.mapLeft(eventOf),
      TE.tap((signedIn) =>
        pipe(
          enter(signedIn),
          TE.mapLeft((): SignInEvent => ({ _tag: 'Failed', problem: { _tag: 'Generic' } })),
        ),
      ),
      TE.mapLeft((event): NotEntered => {
        steps.answer(sent, event)
        return { _tag: 'NotEntered' }
      }),
    )
}
