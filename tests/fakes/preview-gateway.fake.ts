import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { PreviewGateway } from '../../src/application/calls/preview-gateway.port'
import type { Recording } from '../../src/domain/calls/simulated-call'
import type { UserId } from '../../src/domain/kernel/ids'

export interface PreviewGatewayFake extends PreviewGateway {
  readonly record: (host: UserId, recording: Recording) => void
}

/** Recordings of hosts in memory. */
export const makePreviewGatewayFake = (): PreviewGatewayFake => {
  const recordings = new Map<UserId, Recording>()
  return {
    record: (host, recording) => void recordings.set(host, recording),
    preview: (host) => TE.fromIO(() => O.fromNullable(recordings.get(host))),
  }
}
