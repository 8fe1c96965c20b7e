import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Enter } from './enter'
import type { RememberedWay, RememberedWays } from './remembered-way.port'
import type { KeyUnavailable } from './session-store.port'
import type { EntryError, OtherGateway } from './sign-in-gateway.port'

interface Deps {
  readonly enter: Enter
  readonly gateway: Pick<OtherGateway, 'enterRemembered'>
  readonly ways: RememberedWays
}

const settled = ({ _tag }: EntryError | KeyUnavailable): boolean =>
  _tag === 'Refusal' || _tag === 'InfoWanted' || _tag === 'DeletionGrace'

/**
 * Tries the way of the last sign-in, without the popup: whoever cannot come in that way is a visitor, and a way that the
 * gateway closed is not tried again (ACCT-82).
 */
export type EnterRemembered = (way: RememberedWay) => T.Task<boolean>

export const makeEnterRemembered =
  ({ enter, gateway, ways }: Deps): EnterRemembered =>
  (way) =>
    pipe(
      gateway.enterRemembered(way),
      TE.flatMap((signedIn): TE.TaskEither<EntryError | KeyUnavailable, unknown> => enter(signedIn)),
      TE.match(
        (error) => {
          if (settled(error)) ways.forget()
          return false
        },
        () => true,
      ),
    )
