import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { EmailFlow } from '../../domain/account/sign-in-event'
import { standingMeans } from '../../domain/account/standing'
import type { Tabs } from '../kernel/tabs.port'
import type { Ask } from './ask'
import type { EmailGateway } from './sign-in-gateway.port'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly ask: Ask
  readonly gateway: Pick<EmailGateway, 'confirmLink' | 'standing'>
  readonly tabs: Tabs
}

/** Another tab of this browser has confirmed the address that is told. */
export const CONFIRMED_TOPIC = 'email-confirmed'

/** The flow that the link belongs to: an address with a password has been confirmed to get a new one. */
const flowOf = (email: string, status: number, flow: string): EmailFlow | null => {
  const means = standingMeans(status)
  switch (means._tag) {
    case 'Verify':
      return { email, flow, purpose: means.purpose }
    case 'Password':
      return { email, flow, purpose: 'forgot' }
    case 'Unknown':
      return null
  }
}

/** One press confirms the link that was opened; the flow goes on here, or where it was begun (ACCT-64). */
export type ConfirmLink = Task<void>

export const makeConfirmLink = ({ ask, gateway, tabs }: Deps): ConfirmLink => {
  const goOn = (email: string) =>
    pipe(
      gateway.standing(email),
      TE.map(({ status, flow }) => flowOf(email, status, flow)),
      TE.tapIO(() => () => tabs.tell(CONFIRMED_TOPIC, email)),
    )
  return ask(
    (sent) =>
      pipe(
        gateway.confirmLink(sent._tag === 'ConfirmingLink' ? sent.token : ''),
        TE.flatMap(({ email, here }) => (here ? goOn(email) : TE.right(null))),
      ),
    (flow) => ({ _tag: 'LinkConfirmed', flow }),
  )
}

/** What a tab does when another one has confirmed the address that it waits for. */
export const hearConfirmed =
  ({ steps, tabs }: { readonly steps: SignInSteps; readonly tabs: Tabs }): IO<IO<void>> =>
  () =>
    tabs.hear(CONFIRMED_TOPIC, (email) => {
      const at = steps.now()
      if (at._tag === 'VerifyingEmail' && at.email === email) steps.apply({ _tag: 'Confirmed' })
    })
