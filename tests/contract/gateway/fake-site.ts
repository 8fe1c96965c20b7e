import * as TE from 'fp-ts/TaskEither'
import { keyOfNumber } from '../../../src/domain/account/phone-number'
import type { RoomAction } from '../../../src/domain/calls/room-action'
import type { UserId } from '../../../src/domain/kernel/ids'
import { DAY } from '../../../src/domain/kernel/time'
import { makeVirtualClock } from '../../fakes/clock.fake'
import type { RealtimeHub } from '../../fakes/realtime.hub'
import { makeRememberedWaysFake } from '../../fakes/remembered-ways.fake'
import { makeAgreementGatewayFake } from '../../fakes/world/agreement-gateway.fake'
import { makeRedDotsGatewayFake } from '../../fakes/world/red-dots-gateway.fake'
import { makeActivityGatewayFake } from '../../fakes/world/activity-gateway.fake'
import { makeCheckInGatewayFake } from '../../fakes/world/check-in-gateway.fake'
import { makeAccountGatewayFake } from '../../fakes/world/account-gateway.fake'
import { makeCallGatewayFake } from '../../fakes/world/call-gateway.fake'
import { makeChatGatewayFake } from '../../fakes/world/chat-gateway.fake'
import { makeCheckoutGatewayFake } from '../../fakes/world/checkout-gateway.fake'
import { makeCoinsGatewayFake } from '../../fakes/world/coins-gateway.fake'
import { returnFrom } from '../../fakes/world/desk'
import { makeFriendsGatewayFake } from '../../fakes/world/friends-gateway.fake'
import { makeGiftsGatewayFake, pack } from '../../fakes/world/gifts-gateway.fake'
import { makeOrdersGatewayFake } from '../../fakes/world/orders-gateway.fake'
import { REFUND_CODE } from '../../fakes/world/orders-desk'
import { makeCardsGatewayFake } from '../../fakes/world/cards-gateway.fake'
import { makeMatchGatewayFake } from '../../fakes/world/match-gateway.fake'
import { makeOffersGatewayFake } from '../../fakes/world/offers-gateway.fake'
import { makeRewardsGatewayFake } from '../../fakes/world/rewards-gateway.fake'
import { makePushGatewayFake } from '../../fakes/world/push-gateway.fake'
import { makeTasksGatewayFake } from '../../fakes/world/tasks-gateway.fake'
import { makeShopGatewayFake } from '../../fakes/world/shop-gateway.fake'
import { makePreviewsFake } from '../../fakes/world/previews.fake'
import { makeProfileGatewayFake } from '../../fakes/world/profile-gateway.fake'
import { makeSnapshotsFake } from '../../fakes/world/snapshots.fake'
import { makeSeat } from '../../fakes/world/seat'
import { LINK_CODE, makeSecurityGatewayFake } from '../../fakes/world/security-gateway.fake'
import { makeSignInGatewayFake } from '../../fakes/world/sign-in-gateway.fake'
import { makeHotVideosFake } from '../../fakes/world/hot-videos.fake'
import { makeWallGatewayFake } from '../../fakes/world/wall-gateway.fake'
import { makeWorld, must } from '../../fakes/world/world'
import { RHYTHMS, FREE_TRANSLATIONS, newsIn, type Site } from './ports.world'

/** Connects somebody, so that they can be rung, and notes what they are told of rooms. */
const listens = async (hub: RealtimeHub, user: UserId, heard: Map<UserId, RoomAction[]>): Promise<void> => {
  const actions = heard.get(user) ?? []
  heard.set(user, actions)
  const entry = { user, token: TE.right(''), cursor: TE.right(0) }
  await new Promise<void>((resolve) => {
    hub.client(user).connect(entry, {
      onState: (state) => void (state === 'open' && resolve()),
      onRows: () => TE.right(undefined),
      onBehind: () => TE.right(0),
      onRoom: (action) => void actions.push(action),
      onSignal: () => {},
      onPresence: () => {},
      onFriendOnline: () => {},
      onKick: () => {},
    })
  })
}

/** All ports on the fakes of one world. */
export const openFakeSite = (): Promise<Site> => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  const heard = new Map<UserId, RoomAction[]>()
  world.chat.freeTranslations = FREE_TRANSLATIONS
  world.offers.rhythms = RHYTHMS
  return Promise.resolve({
    clock,
    origin: 'https://visavis.test',
    browser: (name) => {
      const seat = makeSeat(name)
      return Promise.resolve({
        account: { ...makeAccountGatewayFake(world, seat), ...makeSignInGatewayFake(world, seat) },
        friends: makeFriendsGatewayFake(world, seat),
        calls: makeCallGatewayFake(world, seat),
        chat: makeChatGatewayFake(world, seat),
        coins: makeCoinsGatewayFake(world, seat),
        checkout: makeCheckoutGatewayFake(world, seat),
        offers: makeOffersGatewayFake(world, seat),
        tasks: makeTasksGatewayFake(world, seat),
        pushes: makePushGatewayFake(world, seat),
        rewards: makeRewardsGatewayFake(world, seat),
        shop: makeShopGatewayFake(world, seat),
        orders: makeOrdersGatewayFake(world, seat),
        gifts: makeGiftsGatewayFake(world, seat),
        activity: makeActivityGatewayFake(world, seat),
        checkIn: makeCheckInGatewayFake(world, seat),
        previews: makePreviewsFake(world, seat),
        snapshots: makeSnapshotsFake(world, seat),
        profile: makeProfileGatewayFake(world, seat),
        security: makeSecurityGatewayFake(world, seat),
        hotVideos: makeHotVideosFake(world, seat),
        wall: makeWallGatewayFake(world, seat),
        agreement: makeAgreementGatewayFake(world, seat),
        redDots: makeRedDotsGatewayFake(world, seat),
        cards: makeCardsGatewayFake(world, seat),
        matches: makeMatchGatewayFake(world, seat),
        ways: makeRememberedWaysFake(seat),
        comeFrom: (provider, { email }) => Promise.resolve(returnFrom(world.desk, provider, email)),
        keep: () => Promise.resolve(),
      })
    },
    mail: (to) => {
      const mail = world.mails.findLast((one) => one.to === to)
      return Promise.resolve({ code: mail?.code ?? '', link: mail?.link ?? '' })
    },
    message: (number) =>
      Promise.resolve(world.desk.messages.findLast(({ to }) => to === keyOfNumber(number))?.code ?? ''),
    linkCode: () => Promise.resolve(LINK_CODE),
    certOf: (user) => {
      world.desk.certs.set(`cert-${user}`, user)
      return Promise.resolve(`cert-${user}`)
    },
    deletes: async (user) => void world.desk.leaving.set(user, clock.now() + 7 * DAY),
    makeHost: async (user, price, friendPrice) => {
      const account = must(world.accounts.get(user))
      account.host = { price, friendPrice, friendsOnly: false, points: 0 }
      account.me = { ...account.me, goddess: true }
    },
    records: async (user, video) => void world.previews.set(user, { video, time: 4, hangup: 40 }),
    sells: async (user, ago = 0) => world.orders.sell(user, clock.now() - ago).orderId,
    refundCode: async () => REFUND_CODE,
    packs: async (user, gift, count) => pack(world, user, gift, count),
    forgetsAgreement: async (user) => void world.unagreed.add(user),
    reaches: async (user) => void world.pushes.tokens.set(world.openSession(user), 'token'),
    forgetsAge: async (user) => void world.matches.unstated.add(user),
    isThere: ({ id }) => listens(world.hub, id, heard),
    roomActions: async (user) => heard.get(user) ?? [],
    matchNews: async (user) => newsIn(world.hub.rows(user)),
    approve: async (user) => {
      const { photos } = must(world.accounts.get(user))
      photos.splice(0, photos.length, ...photos.map((photo) => ({ ...photo, state: 'approved' as const })))
    },
    close: () => Promise.resolve(),
  })
}
