import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Stretch } from '../../domain/calls/snapshot'
import type { SnapshotGateway } from './snapshot-gateway.port'

/** When pictures for safety are taken, as the gateway says. */
export interface SnapshotPlan {
  /** Asks the gateway: once after login (ACCT-101). */
  readonly load: T.Task<void>
  /** What it said; asked now when it was not asked before, or gave no answer. None without an answer. */
  readonly stretches: T.Task<readonly Stretch[]>
}

export const makeSnapshotPlan = (gateway: Pick<SnapshotGateway, 'stretches'>): SnapshotPlan => {
  let known: readonly Stretch[] | null = null
  const load = pipe(
    gateway.stretches,
    TE.match(
      () => undefined,
      (stretches) => {
        known = stretches
      },
    ),
  )
  return {
    load,
    stretches: pipe(
      T.fromIO(() => known === null),
      T.flatMap((unknown) => (unknown ? load : T.of(undefined))),
      T.map(() => known ?? []),
    ),
  }
}
