import type { CoreAdapters } from '../../../src/infrastructure/container/adapters'
import type { BellFake } from '../bell.fake'
import type { ChatStoresFake } from '../chat-store.fake'
import type { DevicesFake } from '../devices.fake'
import { makeFaceSightFake } from '../face-sight.fake'
import type { MediaRoomFake } from '../media-room.fake'
import { makePictureInPictureFake } from '../picture-in-picture.fake'
import type { PicturePreparerFake } from '../picture-preparer.fake'
import type { RecordedVideosFake } from '../recorded-videos.fake'
import type { SystemNoticesFake } from '../system-notices.fake'
import type { TranslatorFake } from '../translator.fake'
import { makeCallGatewayFake } from './call-gateway.fake'
import { makeChatGatewayFake } from './chat-gateway.fake'
import { makePreviewsFake } from './previews.fake'
import type { Rig } from './seat'
import { makeSnapshotsFake } from './snapshots.fake'
import type { World } from './world'

interface Kept {
  readonly bell: BellFake
  readonly devices: DevicesFake
  readonly media: MediaRoomFake
  readonly notices: SystemNoticesFake
  readonly pictures: PicturePreparerFake
  readonly stores: ChatStoresFake
  readonly translator: TranslatorFake
  readonly videos: RecordedVideosFake
}

/** What chat and calls of a browser in the world load when they are first needed. */
export const talkAdapters = (
  world: World,
  seat: Rig,
  { bell, devices, media, notices, pictures, stores, translator, videos }: Kept,
): Pick<CoreAdapters, 'bell' | 'calls' | 'chat'> => ({
  bell: async () => bell,
  chat: async () => ({
    gateway: makeChatGatewayFake(world, seat),
    stores,
    pictures,
    translator,
    search: stores.search,
  }),
  calls: async () => ({
    gateway: makeCallGatewayFake(world, seat),
    bell,
    startOver: () => {},
    devices,
    media,
    pictureInPicture: makePictureInPictureFake(),
    previews: makePreviewsFake(world, seat),
    snapshots: makeSnapshotsFake(world, seat),
    faces: makeFaceSightFake(),
    chance: () => 0.5,
    videos,
    notices,
  }),
})
