import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { makePhoneNumbers } from '../browser/phone-numbers.adapter'
import { makeActivityGateway } from '../gateway/activity-gateway.adapter'
import { makeAgreementGateway } from '../gateway/agreement-gateway.adapter'
import { makeAppealGateway } from '../gateway/appeal-gateway.adapter'
import { makeCallGateway } from '../gateway/call-gateway.adapter'
import { makeCardsGateway } from '../gateway/cards-gateway.adapter'
import { makeChatGateway } from '../gateway/chat-gateway.adapter'
import { makeCheckInGateway } from '../gateway/check-in-gateway.adapter'
import { makeCheckoutGateway } from '../gateway/checkout-gateway.adapter'
import { makeClips } from '../gateway/clips.adapter'
import { makeCoinsGateway } from '../gateway/coins-gateway.adapter'
import { makeFriendsGateway } from '../gateway/friends-gateway.adapter'
import { makeGiftsGateway } from '../gateway/gifts-gateway.adapter'
import { makeHotVideosGateway } from '../gateway/hot-videos-gateway.adapter'
import { makeMatchGateway } from '../gateway/match-gateway.adapter'
import { makeOffersGateway } from '../gateway/offers-gateway.adapter'
import { makeOrdersGateway } from '../gateway/orders-gateway.adapter'
import { makePreviewGateway } from '../gateway/preview-gateway.adapter'
import { makeProfileGateway } from '../gateway/profile-gateway.adapter'
import { makePushGateway } from '../gateway/push-gateway.adapter'
import { makeRedDotsGateway } from '../gateway/red-dots-gateway.adapter'
import { makeReportGateway } from '../gateway/report-gateway.adapter'
import { makeRewardsGateway } from '../gateway/rewards-gateway.adapter'
import { makeSecurityGateway } from '../gateway/security-gateway.adapter'
import { makeShopGateway } from '../gateway/shop-gateway.adapter'
import { makeSignInGateway } from '../gateway/sign-in-gateway.adapter'
import { makeSnapshotGateway } from '../gateway/snapshot-gateway.adapter'
import { makeTasksGateway } from '../gateway/tasks-gateway.adapter'
import { makeWallGateway } from '../gateway/wall-gateway.adapter'
import * as absent from '../node/absent'
import { makeNodeFileSaver } from '../node/node-file-saver.adapter'
import { nodeSockets } from './node-socket'
import { makeWebSocketRealtime } from '../rtm/websocket/websocket-realtime.adapter'
import { makeCookieKeyedStore } from '../storage/cookies/cookie-keyed-store.adapter'
import type { CallsAdapters, CoreAdapters, FirstAdapters } from './adapters'
import type { NodeMachine, NodeSetting, NodeWire } from './node-world'

type Late = Omit<CoreAdapters, keyof FirstAdapters>

export interface NodeParts {
  readonly config: RuntimeConfig
  readonly machine: NodeMachine
  readonly setting: NodeSetting
  readonly wire: NodeWire
}

const callsOf = ({ config, wire: { gateway, identity } }: NodeParts): CallsAdapters => ({
  gateway: makeCallGateway(gateway),
  previews: makePreviewGateway(gateway),
  snapshots: makeSnapshotGateway(gateway, { build: config.build, identity }),
  bell: absent.bell,
  devices: absent.devices,
  media: absent.media,
  faces: absent.faces,
  pictureInPicture: absent.pictureInPicture,
  videos: absent.videos,
  notices: absent.systemNotices,
  chance: Math.random,
  startOver: () => undefined,
})

/** People, talk and safety. */
const talking = (parts: NodeParts) => {
  const { config, machine, setting, wire } = parts
  const { gateway, identity } = wire
  const { clock, cookies, page } = machine
  const files = makeNodeFileSaver(setting.files)
  return {
    signIn: async () => ({
      gateway: makeSignInGateway({ config, gateway, identity, language: () => setting.language }),
      door: absent.door,
      numbers: makePhoneNumbers(),
    }),
    security: async () => ({ gateway: makeSecurityGateway(gateway, identity), numbers: makePhoneNumbers(), files }),
    safety: async () => ({ gateway: makeAppealGateway(gateway), reports: makeReportGateway(gateway) }),
    friends: async () => ({ gateway: makeFriendsGateway(gateway, identity), kept: machine.people }),
    profile: async () => ({ gateway: makeProfileGateway(gateway), pictures: absent.pictures }),
    chat: async () => ({
      gateway: makeChatGateway(gateway, identity),
      stores: machine.chats,
      search: machine.chats.search,
      pictures: absent.pictures,
      translator: absent.translator,
    }),
    calls: async () => callsOf(parts),
    bell: async () => absent.bell,
    realtime: async () =>
      makeWebSocketRealtime({
        clock,
        journal: setting.journal,
        page,
        random: Math.random,
        address: config.realtime,
        here: `${setting.server}/`,
        openSocket: nodeSockets(cookies),
      }),
    notices: async () => ({ gateway: makeAgreementGateway(gateway) }),
    coins: async () => ({ gateway: makeCoinsGateway(gateway), files }),
  } satisfies Partial<Late>
}

/** Coins, finding people, and what brings them back. */
const around = ({ config, machine, setting, wire }: NodeParts) => {
  const [{ gateway, identity }, { journal, language, server }] = [wire, setting]
  return {
    checkout: async () => ({
      gateway: makeCheckoutGateway(gateway, identity, journal),
      window: absent.paymentWindow(`${server}/`),
    }),
    offers: async () => ({ gateway: makeOffersGateway(gateway) }),
    orders: async () => ({ gateway: makeOrdersGateway(gateway, identity), pictures: absent.pictures }),
    shop: async () => ({ gateway: makeShopGateway(gateway, config.appId, journal) }),
    gifts: async () => ({ gateway: makeGiftsGateway(gateway, identity, journal), language: () => language }),
    matching: async () => ({ gateway: makeMatchGateway(gateway), tips: makeCookieKeyedStore(machine.jar, 1) }),
    cards: async () => ({ gateway: makeCardsGateway(gateway, journal) }),
    hotVideos: async () => ({
      gateway: makeHotVideosGateway(gateway),
      clips: makeClips({ fetch: machine.fetch, plays: () => false, address: URL }),
    }),
    wall: async () => ({ gateway: makeWallGateway(gateway) }),
    redDots: async () => ({ gateway: makeRedDotsGateway(gateway) }),
    activity: async () => ({ gateway: makeActivityGateway(gateway) }),
    checkIn: async () => ({ gateway: makeCheckInGateway(gateway, identity) }),
    tasks: async () => ({ gateway: makeTasksGateway(gateway) }),
    appUpdates: async () => absent.appUpdates,
    push: async () => ({
      gateway: makePushGateway(gateway, identity),
      messaging: absent.messaging,
      notices: absent.pushNotices,
      permission: absent.permission,
    }),
    rewards: async () => ({
      gateway: makeRewardsGateway(gateway, identity),
      prompt: absent.installPrompt,
      reload: () => undefined,
    }),
  } satisfies Partial<Late>
}

/** Adapters of the features; everything is in the program already, so that nothing is loaded late. */
export const nodeLateAdapters = (parts: NodeParts): Late => ({ ...talking(parts), ...around(parts) })
