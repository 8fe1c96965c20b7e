import type { Journal } from '../../../application/kernel/journal.port'
import { encodingOf, type Rung } from '../../../domain/calls/picture-ladder'
import type { Peer } from '../platform'

const settle = async (sender: RTCRtpSender, change: Partial<RTCRtpEncodingParameters>): Promise<void> => {
  const parameters = sender.getParameters()
  if (!parameters.encodings?.length || sender.transport?.state === 'closed') return
  const encodings = parameters.encodings.map((encoding) => ({ ...encoding, ...change }))
  await sender.setParameters({ ...parameters, encodings })
}

/**
 * Sends the picture no better than the rung allows; the sound goes before the picture and is never held down
 * (@rule PLUS-21). An offer or answer that is being set at that moment makes the first try fail.
 */
export const sendAt = (peer: Peer, rung: Rung, journal: Journal): void => {
  for (const sender of peer.getSenders()) {
    const change =
      sender.track?.kind === 'video' ? encodingOf(rung) : ({ priority: 'high', networkPriority: 'high' } as const)
    settle(sender, change)
      .catch(() => settle(sender, change))
      .catch((cause: unknown) =>
        peer.signalingState === 'closed' ? undefined : journal.dropped('call quality', cause),
      )
  }
}
