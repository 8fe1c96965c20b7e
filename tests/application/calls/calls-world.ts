import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { CallGateway } from '../../../src/application/calls/call-gateway.port'
import { makeCallsFeature } from '../../../src/application/calls/calls'
import type { CallsDeps } from '../../../src/application/calls/calls.deps'
import type { CallsInbox } from '../../../src/application/calls/calls-inbox'
import type { UserId } from '../../../src/domain/kernel/ids'
import { ann, me } from '../../domain/calls/samples'
import { acquaintanceOf, mePerson } from './people'
import { makeBellFake } from '../../fakes/bell.fake'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeDevicesFake } from '../../fakes/devices.fake'
import { makeFaceSightFake } from '../../fakes/face-sight.fake'
import { makeIdsFake } from '../../fakes/ids.fake'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { makeMediaRoomFake } from '../../fakes/media-room.fake'
import { makePageFake } from '../../fakes/page.fake'
import { makePictureInPictureFake } from '../../fakes/picture-in-picture.fake'
import { makePreviewGatewayFake } from '../../fakes/preview-gateway.fake'
import { makeRecordedVideosFake } from '../../fakes/recorded-videos.fake'
import { makeSystemNoticesFake } from '../../fakes/system-notices.fake'
import { makeSnapshotGatewayFake } from '../../fakes/snapshot-gateway.fake'
import { makeBrowserFake } from '../../fakes/tabs.fake'
import { makeCallServerFake } from './call-server.fake'

/** A gateway and the browsers of two people who are friends; `me` calls, `ann` is called. */
export const makeCallsWorld = (latencyMs = 0) => {
  const clock = makeVirtualClock()
  const server = makeCallServerFake(clock.now)

  /** What is opened or asked is told only after a while. */
  const late =
    <A>(task: Task<A>): Task<A> =>
    async () => {
      const outcome = await task()
      if (latencyMs > 0) await new Promise<void>((resolve) => void clock.after(latencyMs, resolve))
      return outcome
    }
  const lateGateway = (gateway: CallGateway): CallGateway => ({
    ...gateway,
    preCheck: (callee, location) => late(gateway.preCheck(callee, location)),
    create: (callee, location) => late(gateway.create(callee, location)),
    answer: (room) => late(gateway.answer(room)),
    ice: (room) => late(gateway.ice(room)),
  })

  const browserOf = (user: UserId) => {
    const browser = makeBrowserFake()
    const settings = makeKeyedStoreFake()
    const inboxes: CallsInbox[] = []
    server.attach(user, () => inboxes)

    const tab = (changes: Partial<CallsDeps> = {}) => {
      const bell = makeBellFake()
      const devices = makeDevicesFake()
      const media = makeMediaRoomFake()
      const pictureInPicture = makePictureInPictureFake()
      const page = makePageFake()
      const [notices, previews, videos] = [makeSystemNoticesFake(), makePreviewGatewayFake(), makeRecordedVideosFake()]
      const session = makeKeyedStoreFake()
      const journal = makeJournalFake()
      const refreshed: number[] = []
      const left: number[] = []
      const tabs = browser.tab()
      let crashed = false
      const whileThere = (run: () => void) => () => (crashed ? undefined : run())
      const { feature, inbox } = makeCallsFeature({
        clock: {
          ...clock,
          after: (ms, run) => clock.after(ms, whileThere(run)),
          every: (ms, run) => clock.every(ms, whileThere(run)),
        },
        ids: makeIdsFake(user),
        journal,
        tabs,
        settings,
        session,
        bell,
        startOver: () => void left.push(clock.now()),
        devices: { ...devices, open: (choice) => late(devices.open(choice)) },
        media: { ...media, open: (how, events) => late(media.open(how, events)) },
        gateway: lateGateway(server.gatewayOf(user)),
        signalling: server.signallingOf(user),
        snapshots: makeSnapshotGatewayFake(),
        faces: makeFaceSightFake(),
        chance: () => 0.5,
        config: { callFloorMale: 80, priceWarning: 'never' },
        framed: false,
        me: () => O.some(mePerson(user)),
        person: (id) => O.some(acquaintanceOf(id)),
        block: (id) => server.block(user, id),
        pictureInPicture,
        page,
        notices,
        previews,
        videos,
        refreshBalance: async () => void refreshed.push(clock.now()),
        ...changes,
      })
      inboxes.push(inbox)
      const settled = async (task: () => Promise<unknown>) => {
        await task()
        await clock.settle()
      }
      return {
        calls: feature,
        inbox,
        view: feature.view,
        bell,
        page,
        notices,
        previews,
        videos,
        devices,
        media,
        pictureInPicture,
        session,
        journal,
        refreshed,
        /** When the tab went to the home page. */
        left,
        begin: async () => {
          void inbox.begin()
          await clock.advance(300)
        },
        place: (peer: UserId = ann, location = 102) => settled(feature.place(peer, location)),
        proceed: () => settled(feature.proceed),
        answer: () => settled(feature.answer),
        hangUp: () => settled(feature.hangUp),
        rejoin: () => settled(feature.rejoin),
        /** The page is gone without a word. */
        crash: () => {
          crashed = true
          tabs.close()
          inboxes.splice(inboxes.indexOf(inbox), 1)
        },
        /** Media rooms that are still open. */
        openRooms: () => media.rooms.filter((room) => room.link() !== 'left').length,
      }
    }
    return { tab, settings, browser }
  }
  return { clock, server, browserOf }
}

/** One tab for each of the two, both leading. */
export const makePair = (changes: Partial<CallsDeps> = {}, latencyMs = 0) => {
  const world = makeCallsWorld(latencyMs)
  const mine = world.browserOf(me)
  const caller = mine.tab(changes)
  const callee = world.browserOf(ann).tab()
  caller.inbox.lead()
  callee.inbox.lead()
  /** Both talk since now. */
  const talk = async () => {
    await caller.place()
    await callee.answer()
    await world.clock.settle()
  }
  return { ...world, settings: mine.settings, caller, callee, talk }
}

export type Pair = ReturnType<typeof makePair>
