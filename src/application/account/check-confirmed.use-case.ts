import * as TE from 'fp-ts/TaskEither'
import type { Task } from 'fp-ts/Task'
import type { Ask } from './ask'
import type { EmailGateway } from './sign-in-gateway.port'

interface Deps {
  readonly ask: Ask
  readonly gateway: Pick<EmailGateway, 'confirmed'>
}

/** Asks whether the mail's link has been followed; 60005 says not yet (ACCT-64, ACCT-68). */
export type CheckConfirmed = Task<void>

export const makeCheckConfirmed = ({ ask, gateway }: Deps): CheckConfirmed =>
  ask(
    (sent) =>
      sent._tag === 'VerifyingEmail' ? gateway.confirmed(sent.email, sent.flow) : TE.right<never, void>(undefined),
    () => ({ _tag: 'Confirmed' }),
  )
