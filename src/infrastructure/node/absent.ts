import * as TE from 'fp-ts/TaskEither'
import type { SocialDoor } from '../../application/account/social-door.port'
import type { Bell } from '../../application/calls/bell.port'
import type { DeviceProblem, Devices } from '../../application/calls/devices.port'
import type { FaceSight } from '../../application/calls/face-sight.port'
import type { MediaRoom } from '../../application/calls/media-room.port'
import type { PictureInPicture } from '../../application/calls/picture-in-picture.port'
import type { RecordedVideos } from '../../application/calls/recorded-videos.port'
import type { SystemNotices } from '../../application/calls/system-notices.port'
import type { Translator } from '../../application/chat/translator.port'
import type { PaymentWindow } from '../../application/coins/payment-window.port'
import type { PicturePreparer } from '../../application/kernel/picture-preparer.port'
import type { AppUpdates } from '../../application/tasks/app-update.port'
import type { InstallPrompt } from '../../application/tasks/install-prompt.port'
import type { NoticePermission } from '../../application/tasks/notice-permission.port'
import type { PushMessaging } from '../../application/tasks/push-messaging.port'
import type { PushNotices } from '../../application/tasks/push-notices.port'

// What a program without a screen lacks, said as each port says it: nothing here pretends to be there.

const nothing = (): void => undefined
const unheard = () => nothing

const noDevices: DeviceProblem = { _tag: 'Unsupported' }

export const devices: Devices = {
  allowed: () => Promise.resolve(false),
  open: () => TE.left(noDevices),
  list: () => Promise.resolve([]),
  onChange: unheard,
  testSpeaker: TE.left(noDevices),
}

export const media: MediaRoom = {
  warm: nothing,
  opensAhead: false,
  open: () => TE.left({ _tag: 'MediaFailed', cause: 'no media here' }),
}

export const bell: Bell = { ring: unheard, chime: nothing }

export const faces: FaceSight = { look: () => () => Promise.resolve('unknown') }

export const pictureInPicture: PictureInPicture = {
  available: false,
  open: () => TE.left({ _tag: 'WindowRefused' }),
  close: () => Promise.resolve(),
  isOpen: () => false,
  onChange: unheard,
}

export const systemNotices: SystemNotices = { show: unheard }

/** Nothing can be shown, so that a recording fails at once. */
export const videos: RecordedVideos = {
  open: (_address, { onFailed }) => {
    queueMicrotask(onFailed)
    return { picture: { attach: unheard }, play: nothing, release: nothing }
  },
}

export const translator: Translator = {
  available: false,
  translate: () => () => Promise.resolve({ _tag: 'Unavailable' }),
}

export const pictures: PicturePreparer = { open: () => TE.left({ _tag: 'PictureUnsupported' }), show: () => null }

/** Providers are met in a browser. */
export const door: SocialDoor = { go: () => () => Promise.resolve() }

export const paymentWindow = (home: string): PaymentWindow => ({
  returnUrl: () => home,
  go: () => () => Promise.resolve(),
  submit: () => () => Promise.resolve(),
  hear: unheard,
})

export const appUpdates: AppUpdates = {
  follow: unheard,
  look: () => Promise.resolve(),
  takeOver: () => Promise.resolve(),
  reload: nothing,
}

export const installPrompt: InstallPrompt = {
  browser: { safari: false, system: 'other' },
  offered: () => false,
  onChange: unheard,
  ask: () => Promise.resolve('gone'),
}

export const messaging: PushMessaging = {
  subscribe: TE.left({ _tag: 'PushUnavailable', cause: 'no pushes here' }),
  unsubscribe: () => Promise.resolve(),
}

export const permission: NoticePermission = {
  now: () => 'unsupported',
  onChange: unheard,
  ask: () => Promise.resolve('unsupported'),
}

export const pushNotices: PushNotices = { onTap: unheard, clear: nothing, clearAll: nothing, badge: nothing }
