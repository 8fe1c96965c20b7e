import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { PreviewGateway } from '../../../src/application/calls/preview-gateway.port'
import { answeringSigned, refusal, type Rig } from './seat'
import type { World } from './world'

/** The recordings of hosts, as one browser asks for them. */
export const makePreviewsFake = (world: World, seat: Rig): PreviewGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    preview: (host) =>
      asked('preview', () =>
        world.accounts.has(host) ? E.right(O.fromNullable(world.previews.get(host))) : E.left(refusal(403)),
      ),
  }
}
