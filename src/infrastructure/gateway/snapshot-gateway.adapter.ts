import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SnapshotGateway } from '../../application/calls/snapshot-gateway.port'
import { genderCode } from '../../domain/kernel/person'
import { callsCalls } from './contract/calls.calls'
import { configCalls } from './contract/config.calls'
import { snapshotKinds } from './contract/snapshot-kind'
import type { Gateway } from './gateway'
import { discard } from './mapped'
import type { RequestIdentity } from './request-identity'

/** What this client is. */
interface Client {
  readonly identity: Pick<RequestIdentity, 'countryId'>
  readonly build: string
}

/** The platform, as at sign-in. */
const MODEL = 'web'

/** Pictures for safety over the wire (rows 13 and 136; @rule CALL-73, CALL-75). */
export const makeSnapshotGateway = ({ ask }: Gateway, { build, identity }: Client): SnapshotGateway => ({
  stretches: pipe(
    ask(configCalls.snapshotConf, {}),
    TE.map(({ intervals }) => intervals.map(([from, to]) => ({ from, to }))),
  ),
  send: ({ gender, jpeg, location, peer, room, shows }) =>
    pipe(
      ask(
        callsCalls.uploadSnapshots,
        {
          sex: genderCode[gender],
          location,
          m_r_id: room,
          v_type: snapshotKinds[shows],
          m_u_id: peer,
          c_id: identity.countryId(),
          model: MODEL,
          app_version: build,
        },
        { file: new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }) },
      ),
      TE.map(discard),
    ),
})
