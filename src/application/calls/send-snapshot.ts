import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import type { CallLine } from './call-line'
import type { CallsContext } from './calls-context'
import type { Snapshot } from './snapshot-gateway.port'

/** Sends a picture once: the next one comes soon, and the talk is worth more. */
export const sendSnapshot = (
  { deps }: CallsContext,
  { location, peer }: CallLine,
  picture: Pick<Snapshot, 'jpeg' | 'room' | 'shows'>,
): T.Task<unknown> =>
  pipe(
    deps.me(),
    O.match(
      () => T.of<unknown>(undefined),
      ({ gender }) => deps.snapshots.send({ ...picture, gender, location, peer }),
    ),
  )
