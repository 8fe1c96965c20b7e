import * as O from 'fp-ts/Option'
import { toRoomNum, type RoomNum, type UserId } from '../../../src/domain/kernel/ids'
import type { CallSignal } from '../../../src/domain/calls/call-signal'
import type { Message } from '../../../src/domain/chat/message'
import type { CoreAdapters } from '../../../src/infrastructure/container/adapters'
import { me } from '../../builders/person'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeIdsFake } from '../../fakes/ids.fake'
import { makeBrowser, type BrowserInWorld, type TabOfBrowser } from '../../fakes/world/browser'
import { until } from '../../fakes/world/until'
import { makeWorld, must, type World } from '../../fakes/world/world'

export const ROOM: RoomNum = must(O.toNullable(toRoomNum('room-of-test')))
export const SIGNAL: CallSignal = { _tag: 'Description', type: 'offer', sdp: 'v=0', turn: 1, from: 'room', to: null }

/** Ada is signed in and connected in her first tab; Bo is somebody she talks to. */
export interface Stage {
  readonly clock: VirtualClock
  readonly world: World
  readonly browser: BrowserInWorld
  readonly tab: TabOfBrowser
  readonly ada: UserId
  readonly bo: UserId
  /** Another tab, once it has resumed the session and opened the store. */
  readonly another: (other?: Partial<CoreAdapters>) => Promise<TabOfBrowser>
  /** A message from Bo to Ada, as a row of her inbox. */
  readonly message: (content: string) => Message
  readonly until: (holds: () => boolean, what?: string) => Promise<boolean>
}

const signIn = async (tab: TabOfBrowser) => {
  const { account } = tab.core
  account.openSignIn({ _tag: 'Button' })
  account.chooseEmail()
  await account.submitEmail('ada@example.org')()
  await account.submitPassword('secret1')()
}

export const makeStage = async (other: Partial<CoreAdapters> = {}): Promise<Stage> => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  const ada = world.join({ email: 'ada@example.org', password: 'secret1', me: me({ name: 'Ada' }) }).me.id
  const bo = world.join({ email: 'bo@example.org', password: 'secret1', me: me({ name: 'Bo' }) }).me.id
  const browser = makeBrowser(world, 'ada')
  browser.storage.write(`visavis-welcomed|${ada}`, '1')
  const ids = makeIdsFake(99)
  const wait: Stage['until'] = (holds, what) => until(clock, holds, what)
  const tab = browser.open({}, other)
  await clock.settle()
  await signIn(tab)
  await wait(() => world.hub.connected(ada) && tab.core.loaded('chat')?.view.ready === true, 'the connection')
  let made = 0
  return {
    clock,
    world,
    browser,
    tab,
    ada,
    bo,
    another: async (given) => {
      const next = browser.open({}, given)
      await wait(() => next.core.loaded('chat')?.view.ready === true, 'the second tab')
      return next
    },
    message: (content) => ({
      uuid: ids.uuid(),
      id: (made += 1),
      sender: bo,
      receiver: ada,
      type: 1,
      typeValue: 0,
      bizType: 0,
      content,
      at: clock.now(),
    }),
    until: wait,
  }
}
