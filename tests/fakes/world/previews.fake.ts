import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { PreviewGateway } from '../../../src/application/calls/preview-gateway.port'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import { answeringSigned, type Rig } from './seat'
import type { World } from './world'

const notAllowed: GatewayError = { _tag: 'HttpFailed', status: 403, retryAfter: 0 }

/** The recordings of hosts, as one browser asks for them. */
export const makePreviewsFake = (world: World, seat: Rig): PreviewGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    preview: (host) =>
      asked('preview', () =>
        world.accounts.has(host) ? E.right(O.fromNullable(world.previews.get(host))) : E.left(notAllowed),
      ),
  }
}
