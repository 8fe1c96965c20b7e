import { me } from '../../builders/person'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld, type TabOfBrowser } from '../../fakes/world/browser'
import { makeWorld, type Account, type World } from '../../fakes/world/world'

export const EMAIL = 'ada@example.org'

/** Ada has an account, and a browser that she has not used yet. */
export interface Stage {
  readonly clock: VirtualClock
  readonly world: World
  readonly ada: Account
  readonly browser: BrowserInWorld
  /** A tab that has read the stored session. */
  readonly start: () => Promise<TabOfBrowser>
  readonly toPassword: (tab: TabOfBrowser) => Promise<void>
  readonly signIn: () => Promise<TabOfBrowser>
  readonly count: (call: string) => number
}

export const makeStage = (): Stage => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  const ada = world.join({ email: EMAIL, password: 'secret1', me: me() })
  const browser = makeBrowser(world, 'ada')
  const start = async (): Promise<TabOfBrowser> => {
    const tab = browser.open()
    await clock.settle()
    return tab
  }
  const toPassword = async (tab: TabOfBrowser) => {
    tab.core.account.openSignIn({ _tag: 'Button' })
    tab.core.account.chooseEmail()
    await tab.core.account.submitEmail(EMAIL)()
  }
  return {
    clock,
    world,
    ada,
    browser,
    start,
    toPassword,
    signIn: async () => {
      const tab = await start()
      await toPassword(tab)
      await tab.core.account.submitPassword('secret1')()
      return tab
    },
    count: (call) => browser.seat.calls.filter((one) => one === call).length,
  }
}

export const state = (tab: TabOfBrowser): string => tab.core.account.view.session._tag
