import type { IO } from 'fp-ts/IO'
import type { UserId } from '../../domain/kernel/ids'
import type { Tabs } from '../kernel/tabs.port'
import type { AccountModel } from './account.model'

/** What runs while somebody is signed in; it is begun once and returns its own stop (ACCT-101, ACCT-102). */
export type SessionEffect = (me: UserId) => IO<void>

interface Deps {
  readonly model: AccountModel
  readonly tabs: Tabs
  /** In every tab. */
  readonly everywhere: readonly SessionEffect[]
  /** In the one tab that leads. */
  readonly leading: readonly SessionEffect[]
  /** What forgets the person. */
  readonly forgetting: readonly IO<void>[]
}

/** Several effects as one. */
export const together =
  (effects: readonly SessionEffect[]): SessionEffect =>
  (me) => {
    const stops = effects.map((begin) => begin(me))
    return () => stops.forEach((stop) => stop())
  }

/**
 * Begins the effects at each sign-in and stops them when the session ends. The person is forgotten as soon as the session begins
 * to end, and once more when it has gone: answers that were under way have come meanwhile (@rule PLUS-15).
 */
export const makeFollowSession =
  ({ everywhere, forgetting, leading, model, tabs }: Deps): IO<IO<void>> =>
  () => {
    const forget = (): void => forgetting.forEach((each) => each())
    const stops = [
      model.whileSignedIn(together([...everywhere, () => forget, (me) => tabs.elect(() => together(leading)(me))])),
      model.wheneverLeft(forget),
    ]
    return () => stops.forEach((stop) => stop())
  }
