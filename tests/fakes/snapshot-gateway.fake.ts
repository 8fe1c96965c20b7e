import * as TE from 'fp-ts/TaskEither'
import type { Snapshot, SnapshotGateway } from '../../src/application/calls/snapshot-gateway.port'
import type { GatewayError } from '../../src/application/kernel/gateway-error'
import type { Stretch } from '../../src/domain/calls/snapshot'

export interface SnapshotGatewayFake extends SnapshotGateway {
  readonly sent: readonly Snapshot[]
  /** How often the stretches were asked for. */
  readonly asked: () => number
  /** Pictures are wanted in these from now on; there are none before. */
  readonly want: (stretches: readonly Stretch[]) => void
  /** The network takes no calls, or takes them again. */
  readonly setOnline: (online: boolean) => void
}

const unreachable: GatewayError = { _tag: 'Unreachable', timedOut: false }

/** Takes every picture. */
export const makeSnapshotGatewayFake = (): SnapshotGatewayFake => {
  const sent: Snapshot[] = []
  let wanted: readonly Stretch[] = []
  let [asked, online] = [0, true]
  return {
    sent,
    asked: () => asked,
    want: (stretches) => {
      wanted = stretches
    },
    setOnline: (value) => {
      online = value
    },
    stretches: TE.fromIOEither(() => {
      asked += 1
      return online ? { _tag: 'Right', right: wanted } : { _tag: 'Left', left: unreachable }
    }),
    send: (snapshot) =>
      TE.fromIO(() => {
        sent.push(snapshot)
      }),
  }
}
