import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { PreviewGateway } from '../../application/calls/preview-gateway.port'
import type { Recording } from '../../domain/calls/simulated-call'
import { callsCalls } from './contract/calls.calls'
import type { ReplyOf } from './contract/call'
import type { Gateway } from './gateway'

/** What is not marked as recorded is never shown as if it were a person (@rule PLUS-1). */
const recordingOf = (reply: ReplyOf<typeof callsCalls.previewVideo>): O.Option<Recording> =>
  reply.video_url === '' || reply.recorded !== 1
    ? O.none
    : O.some({
        video: reply.video_url,
        time: reply.accept_random_duration,
        hangup: reply.hangup_random_duration,
      })

/** Recordings over the wire (row 23). */
export const makePreviewGateway = (gateway: Gateway): PreviewGateway => ({
  preview: (host) => pipe(gateway.ask(callsCalls.previewVideo, { search_u_id: host }), TE.map(recordingOf)),
})
