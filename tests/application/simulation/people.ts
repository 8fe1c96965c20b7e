import * as E from 'fp-ts/Either'
import type { ChatFeature } from '../../../src/application/chat/chat.feature'
import type { ChatStore } from '../../../src/application/chat/chat-store.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import { makeWebSocketRealtime } from '../../../src/infrastructure/rtm/websocket/websocket-realtime.adapter'
import { me } from '../../builders/person'
import type { VirtualClock } from '../../fakes/clock.fake'
import { makePageFake } from '../../fakes/page.fake'
import { makeBrowser, type BrowserInWorld, type TabOfBrowser } from '../../fakes/world/browser'
import type { Rig } from '../../fakes/world/seat'
import { must, type World } from '../../fakes/world/world'
import type { Chaos } from './chaos'
import type { SimulatedGateway } from './gateway'
import type { SimulatedSockets } from './sockets'

export interface SimulatedTab {
  readonly tab: TabOfBrowser
  readonly chat: ChatFeature
}

/** Somebody at a browser whose tabs come and go. */
export interface Simulated {
  readonly id: UserId
  readonly name: string
  readonly browser: BrowserInWorld
  readonly store: ChatStore
  readonly tabs: SimulatedTab[]
  /** What the app has taken from this person, by receiver, in order. */
  readonly written: Map<UserId, string[]>
  readonly open: () => Promise<SimulatedTab>
}

export interface Scene {
  readonly clock: VirtualClock
  readonly world: World
  readonly chaos: Chaos
  readonly gateway: SimulatedGateway
  readonly sockets: SimulatedSockets
}

const STEP_MS = 50
const PATIENCE_STEPS = 4_000

/** Lets time pass until a task is done. */
export const drive = async <A>(clock: VirtualClock, task: Promise<A>): Promise<A> => {
  let isDone = false
  const done = (): void => void (isDone = true)
  task.then(done, done)
  for (let step = 0; !isDone; step += 1) {
    if (step > PATIENCE_STEPS) throw new Error('it never ends')
    await (step < 2 ? clock.settle() : clock.advance(STEP_MS))
  }
  return task
}

/** Makes an account with a browser that is signed in; its chat goes through the simulated network. */
export const makeSimulated = async (scene: Scene, name: string): Promise<Simulated> => {
  const { chaos, clock, gateway, sockets, world } = scene
  const { id } = world.join({ email: `${name}@example.org`, password: 'secret1', me: me({ name }) }).me
  const browser = makeBrowser(world, name)
  const seat = browser.seat as Rig
  seat.session = world.openSession(id)
  await browser.session.keep(id, `token-${seat.session}`, 'c2VjcmV0')()
  const store = await browser.stores.open(id)()
  if (E.isLeft(store)) throw new Error('no store')

  const tabs: SimulatedTab[] = []
  const open = async (): Promise<SimulatedTab> => {
    const page = makePageFake()
    const late = must(browser.late)
    const realtime = makeWebSocketRealtime({
      clock,
      journal: browser.journal,
      page,
      random: chaos.chance,
      address: 'rtm',
      here: 'https://visavis.test/',
      openSocket: sockets.of(id),
    })
    const tab = browser.open(
      {},
      {
        page,
        chat: async () => ({ ...(await late.chat()), gateway: gateway.chat(seat) }),
        realtime: async () => realtime,
      },
    )
    const opened = { tab, chat: await tab.core.feature('chat') }
    tabs.push(opened)
    await drive(clock, ready(clock, opened.chat))
    return opened
  }
  return { id, name, browser, store: store.right, tabs, written: new Map(), open }
}

const ready = async (clock: VirtualClock, chat: ChatFeature): Promise<void> => {
  for (let step = 0; !chat.view.ready; step += 1) {
    if (step > PATIENCE_STEPS) throw new Error('the chat is never ready')
    await new Promise<void>((resolve) => void clock.after(STEP_MS, resolve))
  }
}
