import type { IO } from 'fp-ts/IO'
import type { Option } from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import type { Me } from '../../domain/kernel/person'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Ids } from '../kernel/ids.port'
import type { Journal } from '../kernel/journal.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { Page } from '../kernel/page.port'
import type { RuntimeConfig } from '../kernel/runtime-config'
import type { Tabs } from '../kernel/tabs.port'
import type { Bell } from './bell.port'
import type { CallGateway } from './call-gateway.port'
import type { CallSignalling } from './call-signalling.port'
import type { Devices } from './devices.port'
import type { FaceSight } from './face-sight.port'
import type { MediaRoom } from './media-room.port'
import type { PictureInPicture } from './picture-in-picture.port'
import type { PreviewGateway } from './preview-gateway.port'
import type { RecordedVideos } from './recorded-videos.port'
import type { SystemNotices } from './system-notices.port'
import type { SnapshotGateway } from './snapshot-gateway.port'

export interface CallsDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly journal: Journal
  readonly page: Pick<Page, 'onVisible' | 'touched' | 'visible'>
  readonly tabs: Tabs
  /** Local storage: price tips (CALL-18). */
  readonly settings: KeyedStore
  /** Session storage: room, role and device checks (DATA-21). */
  readonly session: KeyedStore
  readonly bell: Bell
  readonly devices: Devices
  readonly gateway: CallGateway
  readonly media: MediaRoom
  readonly pictureInPicture: PictureInPicture
  readonly previews: PreviewGateway
  readonly videos: RecordedVideos
  readonly notices: SystemNotices
  readonly signalling: CallSignalling
  readonly snapshots: SnapshotGateway
  readonly faces: FaceSight
  /** 0 up to, but not including, 1. */
  readonly chance: () => number
  readonly config: Pick<RuntimeConfig, 'callFloorMale' | 'priceWarning'>
  /** Goes to the home page and loads it anew (CALL-27). */
  readonly startOver: IO<void>
  /** The page is embedded by another one (CALL-29). */
  readonly framed: boolean
  /** The signed-in person; none: nobody is signed in. */
  readonly me: () => Option<Me>
  /** Somebody that is known by now (CALL-24). */
  readonly person: (id: UserId) => Option<Acquaintance>
  /** Bars somebody for ever (PLUS-12). */
  readonly block: (id: UserId) => TaskEither<GatewayError, void>
  /** Reads the balance anew (CALL-47). */
  readonly refreshBalance: Task<void>
}
