import type { LocalData } from '../../application/account/local-data.port'
import type { Bell } from '../../application/calls/bell.port'
import type { MediaRoom } from '../../application/calls/media-room.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import type { Clock } from '../../application/kernel/clock.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import type { Page } from '../../application/kernel/page.port'
import type { Realtime } from '../../application/realtime/realtime.port'
import type { Speakers } from '../browser/devices/speakers'
import type { InstallOffers } from '../browser/install-offers'
import type { Gateway } from '../gateway/gateway'
import type { RequestIdentity } from '../gateway/request-identity'
import type {
  CallsAdapters,
  ChatAdapters,
  CoreAdapters,
  ProfileAdapters,
  SafetyAdapters,
  SecurityAdapters,
  SignInAdapters,
} from './adapters'
import { coinAdapters } from './browser-coins'
import { browserDatabase } from './browser-database'
import { findingAdapters } from './browser-finding'
import { taskAdapters } from './browser-tasks'
import { pushAdapters } from './browser-push'
import { rewardAdapters } from './browser-rewards'
import { lateBell } from './late-bell'
import { once } from './once'

interface Deps {
  readonly clock: Clock
  readonly config: RuntimeConfig
  /** Cookies that last a day. */
  readonly dayCookies: KeyedStore
  readonly gateway: Gateway
  readonly identity: RequestIdentity
  readonly installs: InstallOffers
  readonly journal: Journal
  readonly page: Page
}

type Late = Pick<
  CoreAdapters,
  | 'activity'
  | 'appUpdates'
  | 'bell'
  | 'calls'
  | 'cards'
  | 'chat'
  | 'checkIn'
  | 'checkout'
  | 'coins'
  | 'friends'
  | 'gifts'
  | 'hotVideos'
  | 'matching'
  | 'notices'
  | 'offers'
  | 'orders'
  | 'shop'
  | 'profile'
  | 'push'
  | 'realtime'
  | 'redDots'
  | 'rewards'
  | 'safety'
  | 'security'
  | 'signIn'
  | 'tasks'
  | 'wall'
>

/** Who carries sound and picture is a matter of the deployment (@rule GATE-30). */
const mediaOf = async ({ clock, config, journal, page }: Deps, speakers: Speakers): Promise<MediaRoom> => {
  if (config.adapters.rtc === 'agora') {
    const { makeAgoraMediaRoom } = await import('../rtc/agora/agora-media-room.adapter')
    return makeAgoraMediaRoom({ clock, journal, speakers })
  }
  const { makeWebRtcMediaRoom } = await import('../rtc/webrtc/webrtc-media-room.adapter')
  return makeWebRtcMediaRoom({ clock, journal, page, speakers })
}

/** The one connection of the browser; signals of calls may go another way (@rule GATE-30). */
const realtimeOf = async ({ clock, config, gateway, journal, page }: Deps): Promise<Realtime> => {
  const { browserSocket, makeWebSocketRealtime } = await import('../rtm/websocket/websocket-realtime.adapter')
  const here = { address: config.realtime, here: location.href, openSocket: browserSocket }
  const base = makeWebSocketRealtime({ clock, journal, page, random: Math.random, ...here })
  if (config.adapters.rtm !== 'agora') return base
  const [{ makeAgoraRealtime }, { signallingPass }] = await Promise.all([
    import('../rtm/agora/agora-realtime.adapter'),
    import('../gateway/signalling-pass'),
  ])
  return makeAgoraRealtime({ base, clock, journal, pass: signallingPass(gateway) })
}

/** Media, devices, recordings: what a call needs. */
const callsOf = async (deps: Deps, bell: Bell): Promise<CallsAdapters> => {
  const { config, gateway, identity } = deps
  const [
    { makeCallGateway },
    { makeBrowserDevices },
    { makeBrowserFaceSight },
    { makeBrowserPictureInPicture },
    { makeBrowserRecordedVideos },
    { makeBrowserSystemNotices },
    { makePreviewGateway },
    { makeSpeakers },
    { makeSnapshotGateway },
  ] = await Promise.all([
    import('../gateway/call-gateway.adapter'),
    import('../browser/browser-devices.adapter'),
    import('../browser/browser-face-sight.adapter'),
    import('../browser/browser-picture-in-picture.adapter'),
    import('../browser/browser-recorded-videos.adapter'),
    import('../browser/browser-system-notices.adapter'),
    import('../gateway/preview-gateway.adapter'),
    import('../browser/devices/speakers'),
    import('../gateway/snapshot-gateway.adapter'),
  ])
  const speakers = makeSpeakers()
  return {
    gateway: makeCallGateway(gateway),
    bell,
    devices: makeBrowserDevices(speakers),
    pictureInPicture: makeBrowserPictureInPicture(),
    startOver: () => location.assign(`${config.basePath}/`),
    previews: makePreviewGateway(gateway),
    videos: makeBrowserRecordedVideos(),
    notices: makeBrowserSystemNotices(),
    snapshots: makeSnapshotGateway(gateway, { build: config.build, identity }),
    faces: makeBrowserFaceSight(),
    chance: Math.random,
    media: await mediaOf(deps, speakers),
  }
}

/** What the login popup needs; the numbering plans come later still. */
const signInOf = async ({ config, gateway, identity }: Deps): Promise<SignInAdapters> => {
  const [{ makeSignInGateway }, { makeSocialDoor }, { makePhoneNumbers }, { leavePage }] = await Promise.all([
    import('../gateway/sign-in-gateway.adapter'),
    import('../gateway/social-door.adapter'),
    import('../browser/phone-numbers.adapter'),
    import('../browser/leave-page'),
  ])
  const language = () => document.documentElement.lang
  return {
    gateway: makeSignInGateway({ config, gateway, identity, language }),
    door: makeSocialDoor(config, leavePage()),
    numbers: makePhoneNumbers(),
  }
}

/** Albums, portraits, and what is done to a picture before it is sent. */
const profileOf = async ({ gateway }: Deps): Promise<ProfileAdapters> => {
  const [{ makeProfileGateway }, { makeBrowserPicturePreparer }] = await Promise.all([
    import('../gateway/profile-gateway.adapter'),
    import('../browser/browser-picture-preparer.adapter'),
  ])
  return { gateway: makeProfileGateway(gateway), pictures: makeBrowserPicturePreparer() }
}

/** Messages over the wire, and what this device does to pictures and texts. */
const chatOf = async ({ gateway, identity }: Deps): Promise<Omit<ChatAdapters, 'search' | 'stores'>> => {
  const [{ makeChatGateway }, { makeBrowserPicturePreparer }, { makeBrowserTranslator }] = await Promise.all([
    import('../gateway/chat-gateway.adapter'),
    import('../browser/browser-picture-preparer.adapter'),
    import('../browser/browser-translator.adapter'),
  ])
  return {
    gateway: makeChatGateway(gateway, identity),
    pictures: makeBrowserPicturePreparer(),
    translator: makeBrowserTranslator(globalThis, () => document.documentElement.lang),
  }
}

/** What the page of account security needs. */
const securityOf = async ({ gateway, identity }: Deps): Promise<SecurityAdapters> => {
  const [{ makeSecurityGateway }, { makePhoneNumbers }, { makeBrowserFileSaver }] = await Promise.all([
    import('../gateway/security-gateway.adapter'),
    import('../browser/phone-numbers.adapter'),
    import('../browser/browser-file-saver.adapter'),
  ])
  return {
    gateway: makeSecurityGateway(gateway, identity),
    numbers: makePhoneNumbers(),
    files: makeBrowserFileSaver(),
  }
}

const safetyOf = async ({ gateway }: Deps): Promise<SafetyAdapters> => {
  const [{ makeAppealGateway }, { makeReportGateway }] = await Promise.all([
    import('../gateway/appeal-gateway.adapter'),
    import('../gateway/report-gateway.adapter'),
  ])
  return { gateway: makeAppealGateway(gateway), reports: makeReportGateway(gateway) }
}

/** Adapters that no first screen needs: each comes with the feature that asks for it. */
export const makeLateAdapters = (deps: Deps): Late & { readonly localData: () => Promise<LocalData> } => {
  const { clock, gateway, identity, journal } = deps
  const database = browserDatabase(journal)
  const bell = once(async () => (await import('../browser/browser-bell.adapter')).makeBrowserBell(clock))
  return {
    localData: database.localData,
    friends: async () => {
      const { makeFriendsGateway } = await import('../gateway/friends-gateway.adapter')
      return { gateway: makeFriendsGateway(gateway, identity), kept: database.people }
    },
    profile: () => profileOf(deps),
    gifts: async () => {
      const { makeGiftsGateway } = await import('../gateway/gifts-gateway.adapter')
      return { gateway: makeGiftsGateway(gateway, identity, journal), language: () => document.documentElement.lang }
    },
    chat: async () => {
      const [stores, parts] = await Promise.all([database.chats(), chatOf(deps)])
      return { ...parts, stores, search: stores.search }
    },
    bell,
    calls: () => callsOf(deps, lateBell(bell)),
    notices: async () => {
      const { makeAgreementGateway } = await import('../gateway/agreement-gateway.adapter')
      return { gateway: makeAgreementGateway(gateway) }
    },
    safety: () => safetyOf(deps),
    security: () => securityOf(deps),
    signIn: () => signInOf(deps),
    realtime: () => realtimeOf(deps),
    ...coinAdapters(deps),
    ...pushAdapters(deps),
    ...rewardAdapters(deps),
    ...taskAdapters(deps),
    ...findingAdapters(deps),
  }
}
