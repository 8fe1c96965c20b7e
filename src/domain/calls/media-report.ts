import { SECOND } from '../kernel/time'

/** State of one direction of one medium, as a lease reports it (@rule PLUS-8). */
export interface MediaReport {
  /** `off` by choice, `limited` because the network is poor. */
  readonly out: 'on' | 'off' | 'limited'
  /** `lost`: nothing was decoded for a while although the other side sends. */
  readonly in: 'flowing' | 'lost'
}

export interface MediaState {
  readonly sound: MediaReport
  readonly picture: MediaReport
}

/** What the other side sends and this side has not decoded for so long is lost. @rule PLUS-8 */
const LOST_AFTER_MS = 3 * SECOND

/** What comes in of one medium; `silentMs`: since something was decoded last. @rule PLUS-8 */
export const inwardOf = (peerSends: boolean, silentMs: number): MediaReport['in'] =>
  peerSends && silentMs >= LOST_AFTER_MS ? 'lost' : 'flowing'

/** What is told of a cut that nobody could be told of while it lasted: nothing came in. @rule PLUS-8 */
export const cutOff = ({ picture, sound }: MediaState): MediaState => ({
  sound: { ...sound, in: 'lost' },
  picture: { ...picture, in: 'lost' },
})
