import type { IO } from 'fp-ts/IO'
import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { SEARCH_DELAY_MS } from '../../domain/friends/pace'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import * as O from 'fp-ts/Option'
import { toUserId } from '../../domain/kernel/ids'
import type { FriendsGateway } from './friends-gateway.port'
import type { FriendsModel } from './friends.model'

interface Deps {
  readonly clock: Clock
  readonly gateway: FriendsGateway
  readonly model: FriendsModel
}

/** Looks for people by name, or by id where digits are typed; only the last text typed is asked for (FRND-32). */
export type SearchPeople = (text: string) => void

export const makeSearchPeople = ({ clock, gateway, model }: Deps): SearchPeople => {
  let cancel: IO<void> = () => {}
  const asked = (text: string): TE.TaskEither<GatewayError, readonly Acquaintance[]> => {
    const id = /^\d{1,15}$/.test(text) ? toUserId(Number(text)) : O.none
    if (O.isNone(id)) return gateway.find(text)
    return pipe(
      TE.Do,
      TE.apS('byId', gateway.findById(id.value)),
      TE.apS('byName', gateway.find(text)),
      TE.map(({ byId, byName }) => [
        ...byId,
        ...byName.filter((one) => byId.every(({ id: known }) => known !== one.id)),
      ]),
    )
  }
  const wanted = (text: string): boolean => model.search._tag !== 'Idle' && model.search.text === text
  const run = (text: string): T.Task<void> =>
    pipe(
      asked(text),
      TE.match(
        () => (wanted(text) ? model.setSearch({ _tag: 'Failed', text }) : undefined),
        (people) => {
          if (!wanted(text)) return
          model.know(people)
          model.setSearch({ _tag: 'Found', text, people })
        },
      ),
    )
  return (typed) => {
    cancel()
    const text = typed.trim()
    if (text === '') return model.setSearch({ _tag: 'Idle' })
    model.setSearch({ _tag: 'Searching', text })
    cancel = clock.after(SEARCH_DELAY_MS, () => void run(text)())
  }
}
