import type { FriendsFeature } from '../../../src/application/friends/friends.feature'
import type { UserId } from '../../../src/domain/kernel/ids'
import { me } from '../../builders/person'
import { makeVirtualClock, type VirtualClock } from '../clock.fake'
import { makeBrowser, type BrowserInWorld, type TabOfBrowser } from './browser'
import { makeWorld, type Account, type World } from './world'

/** Somebody who has signed in, with their friends. */
export interface Player {
  readonly account: Account
  readonly browser: BrowserInWorld
  readonly tab: TabOfBrowser
  readonly friends: FriendsFeature
  readonly id: UserId
  readonly count: (call: string) => number
}

export interface Stage {
  readonly clock: VirtualClock
  readonly world: World
  /** Makes an account and signs it in, in a browser of its own. */
  readonly player: (name: string) => Promise<Player>
  /** Makes an account that nobody uses. */
  readonly extra: (name: string) => UserId
}

export const makeStage = (): Stage => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  const join = (name: string): Account =>
    world.join({ email: `${name.toLowerCase()}@example.org`, password: 'secret1', me: me({ name }) })
  return {
    clock,
    world,
    extra: (name) => join(name).me.id,
    player: async (name) => {
      const account = join(name)
      const browser = makeBrowser(world, name)
      const tab = browser.open()
      await clock.settle()
      const { account: mine } = tab.core
      mine.openSignIn({ _tag: 'Button' })
      mine.chooseEmail()
      await mine.submitEmail(account.email)()
      await mine.submitPassword('secret1')()
      await tab.core.feature('calls')
      await clock.settle()
      const friends = await tab.core.feature('friends')
      const count = (call: string) => browser.seat.calls.filter((one) => one === call).length
      return { account, browser, tab, friends, id: account.me.id, count }
    },
  }
}
