import type { Task } from 'fp-ts/Task'
import type { Tabs } from '../kernel/tabs.port'
import type { AccountModel } from './account.model'
import { hearConfirmed } from './confirm-link.use-case'
import type { SignInPart } from './sign-in-part'
import type { SignInSteps } from './sign-in-steps'

type Moves = 'back' | 'choosePhone' | 'chooseEmail' | 'chooseChannel' | 'openLink' | 'open' | 'begin'

export type SignInUseCases = Omit<SignInPart, Moves>

interface Deps {
  readonly countUsers: Task<void>
  readonly guessCountry: Task<void>
  readonly model: AccountModel
  readonly steps: SignInSteps
  readonly tabs: Tabs
  readonly useCases: SignInUseCases
}

/** Everything about signing in, put together. */
export const makeSignIn = ({ countUsers, guessCountry, model, steps, tabs, useCases }: Deps): SignInPart => ({
  ...useCases,
  open: (origin) => {
    steps.apply({ _tag: 'Opened', origin })
    if (model.country === '') void guessCountry()
    void countUsers()
  },
  back: () => steps.apply({ _tag: 'Back' }),
  choosePhone: () => steps.apply({ _tag: 'PhoneChosen' }),
  chooseEmail: () => steps.apply({ _tag: 'EmailChosen' }),
  chooseChannel: (channel) => steps.apply({ _tag: 'ChannelChosen', channel }),
  openLink: (token) => steps.apply({ _tag: 'LinkOpened', token }),
  begin: hearConfirmed({ steps, tabs }),
})
