import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { Provider } from '../../domain/account/provider'
import type { Goals } from './goals'
import type { Passages } from './passage'
import type { SignInSteps } from './sign-in-steps'
import type { Drafts } from './sign-in-ways'
import type { SocialDoor } from './social-door.port'

interface Deps {
  readonly door: SocialDoor
  readonly goals: Pick<Goals, 'after'>
  readonly passages: Passages
  readonly steps: SignInSteps
}

/** Leaves for the provider's page; whoever comes back without having been there stands at step 1 again (ACCT-78, ACCT-79). */
export type StartSocial = (provider: Provider, drafts: Drafts) => T.Task<void>

export const makeStartSocial =
  ({ door, goals, passages, steps }: Deps): StartSocial =>
  (provider, drafts) =>
  () => {
    const sent = steps.submit({ _tag: 'SocialChosen', provider })
    if (sent === null) return Promise.resolve()
    passages.keep({ goal: goals.after(provider, sent.origin), drafts })
    return pipe(
      door.go(provider),
      T.map(() => void steps.answer(sent, { _tag: 'Failed', problem: { _tag: 'SocialCancelled', provider } })),
    )()
  }
