import type { SignIn } from '../../../src/domain/account/sign-in'
import type { PhoneStanding } from '../../../src/domain/account/phone-standing'
import { me } from '../../builders/person'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeBrowser, type BrowserInWorld, type TabOfBrowser } from '../../fakes/world/browser'
import type { Desk } from '../../fakes/world/desk'
import { makeWorld, must, type World } from '../../fakes/world/world'

export const typed = { country: 'DE', code: '49', digits: '015112345' }
export const KEY = '49-15112345'
export const info = { name: 'Ada', gender: 'female', birthday: '1995-05-05' } as const

/** A browser whose popup asks for the number. */
export interface PhoneStage {
  readonly clock: VirtualClock
  readonly world: World
  readonly desk: Desk
  readonly browser: BrowserInWorld
  readonly tab: TabOfBrowser
  readonly signIn: () => SignIn
  /** Whether somebody is signed in. */
  readonly isIn: () => boolean
  readonly calls: () => readonly string[]
  /** The newest code. */
  readonly code: () => string
  /** Allows numbers what is given. */
  readonly allow: (given: Partial<PhoneStanding>) => void
  /** Makes an account for the number; without a password when that is empty. */
  readonly join: (password: string) => void
  readonly submitNumber: () => Promise<void>
  /** From the number to a right code. */
  readonly toCode: () => Promise<void>
}

const BACKGROUND: ReadonlySet<string> = new Set(['country', 'onlineCount', 'welcomeCoins', 'me'])

export const makePhoneStage = async (): Promise<PhoneStage> => {
  const clock = makeVirtualClock()
  const world = makeWorld(clock)
  const { desk } = world
  const browser = makeBrowser(world, 'ada')
  const tab = browser.open({ signIn: ['phone', 'email'] })
  const { account } = tab.core
  await clock.settle()
  account.openSignIn({ _tag: 'Button' })
  account.choosePhone()
  const code = () => must(desk.messages.at(-1)).code
  const submitNumber = () => account.submitPhone(typed)()
  return {
    clock,
    world,
    desk,
    browser,
    tab,
    signIn: () => account.view.signIn,
    isIn: () => account.view.session._tag === 'SignedIn',
    calls: () => browser.seat.calls.filter((call) => !BACKGROUND.has(call) && !call.startsWith('startBeat')),
    code,
    allow: (given) => {
      desk.allowed = { ...desk.allowed, ...given }
    },
    join: (password) => {
      const person = world.join({ email: '', password: '', me: me() })
      desk.phones.set(KEY, { user: person.me.id, password })
    },
    submitNumber,
    toCode: async () => {
      await submitNumber()
      await account.submitCode(code())()
    },
  }
}
