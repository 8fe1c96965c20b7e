import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { EmailFlow } from '../../domain/account/sign-in-event'
import { standingMeans } from '../../domain/account/standing'
import type { Tabs } from '../kernel/tabs.port'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { Ask } from './ask'

interface Deps {
  readonly ask: Ask
  readonly gateway: AccountGateway
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
  ({ model, tabs }: { readonly model: AccountModel; readonly tabs: Tabs }) =>
  (): (() => void) =>
    tabs.hear(CONFIRMED_TOPIC, (email) => {
      const { signIn } = model
      if (signIn._tag === 'VerifyingEmail' && signIn.email === email) model.apply({ _tag: 'Confirmed' })
    })
