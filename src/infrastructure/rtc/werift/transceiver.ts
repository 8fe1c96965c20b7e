import type { IO } from 'fp-ts/IO'
import type { RTCRtpTransceiver } from 'werift'
import { RecordedTrack } from './recorded-track'

const mayPass = ({ currentDirection }: RTCRtpTransceiver): boolean =>
  currentDirection === 'sendrecv' || currentDirection === 'sendonly'

/**
 * What the standard says of a media section and the library leaves out: another direction asks for an offer (`ask`), nothing
 * is sent that was not agreed, and a picture that comes to be agreed, or cannot be decoded, begins with a whole frame.
 */
export const keepStandard = (transceiver: RTCRtpTransceiver, ask: IO<void>): void => {
  const { sender } = transceiver
  const turn = transceiver.setDirection.bind(transceiver)
  const agree = transceiver.setCurrentDirection.bind(transceiver)
  const send = sender.sendRtp.bind(sender)

  transceiver.setDirection = (direction) => {
    const before = transceiver.direction
    turn(direction)
    if (before !== direction) ask()
  }
  transceiver.setCurrentDirection = (direction) => {
    const before = mayPass(transceiver)
    agree(direction)
    if (!before && mayPass(transceiver) && sender.track instanceof RecordedTrack) sender.track.begin()
  }
  sender.sendRtp = (packet) => (mayPass(transceiver) ? send(packet) : Promise.resolve())
  sender.onPictureLossIndication.subscribe(() => sender.track instanceof RecordedTrack && sender.track.again())
}
