import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { MediaSignal } from '../../domain/calls/call-signal'
import type { MediaState } from '../../domain/calls/media-report'
import type { CallQuality } from '../../domain/calls/quality'
import type { Volume } from '../../domain/calls/volume'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { Capture, Picture } from './devices.port'

export interface IceSettings {
  readonly servers: readonly {
    readonly urls: readonly string[]
    readonly username?: string
    readonly credential?: string
  }[]
  readonly policy: 'all' | 'relay'
  /** How a vendor's media service lets this person into the room; missing: media go straight or by the relay. */
  readonly pass?: MediaPass
}

export interface MediaPass {
  readonly appId: string
  readonly channel: RoomNum
  readonly token: string
  readonly user: UserId
}

export type MediaFailed = { readonly _tag: 'MediaFailed'; readonly cause: unknown }

export interface MediaEvents {
  /** The other side's picture can be shown; once more when it has come back with a page that was loaded anew. */
  readonly onPicture: (picture: Picture) => void
  /** The first frame of the other side was decoded; once. */
  readonly onFirstFrame: IO<void>
  /** `lost` only after the room has given up recovering for 30 s (PLUS-19). */
  readonly onLink: (link: 'connected' | 'interrupted' | 'lost') => void
  /** The other side has left the media room of its own will; losing its network is `onLink` (CALL-55). */
  readonly onPeerLeft: IO<void>
  /** The network has changed what goes out (PLUS-21). */
  readonly onQuality: (quality: CallQuality) => void
  /** `held`: the camera is on, but the network of the other side lets no picture pass. */
  readonly onPeerDevices: (devices: {
    readonly microphone: boolean
    readonly camera: boolean
    readonly held?: boolean
  }) => void
}

export interface OpenRoom {
  /** What a room that was opened without one sends from now on; nothing happens where there is one. */
  readonly bring: (capture: Capture) => void
  /** A signal from the other side; in any order, also twice. */
  readonly accept: (signal: MediaSignal) => void
  /** How loud the own microphone is for the other side (CALL-86). */
  readonly volume: (volume: Volume) => void
  readonly camera: (on: boolean) => void
  /** Lets sound and picture pass, as far as the other side does it too; changes nothing in a room that is not covered. */
  readonly reveal: IO<void>
  readonly report: Task<MediaState>
  /** Releases the connection; the capture belongs to whoever opened it. Harmless twice. */
  readonly leave: IO<void>
}

/** Carries sound and picture between two people. */
export interface MediaRoom {
  /** Gets ready what the first room of a page takes long over; uses neither devices nor network, and never fails. */
  readonly warm: IO<void>
  /** A room that is open tells nobody of it but by signals, so that it may be opened before the call is answered. */
  readonly opensAhead: boolean
  readonly open: (
    settings: {
      readonly ice: IceSettings
      /** Which side gives way when both offer at once; the gateway says. */
      readonly polite: boolean
      /** Nothing of either side passes until `reveal`, whatever the other side sends (PLUS-11). */
      readonly covered?: boolean
      /** Null, only where rooms open ahead: it is brought later, and nothing of either side passes before. */
      readonly capture: Capture | null
      readonly send: (signal: MediaSignal) => TaskEither<unknown, void>
      /** Takes how to leave as soon as there is something to leave: a call may end while its room is still being opened (CALL-59). */
      readonly hold?: (leave: IO<void>) => void
    },
    events: MediaEvents,
  ) => TaskEither<MediaFailed, OpenRoom>
}
