import { DAY, MINUTE, type Instant } from '../kernel/time'
import type { RewardStatus } from './reward'

/** What the browser is, as far as installing goes. */
export interface InstallBrowser {
  readonly safari: boolean
  readonly system: 'ios' | 'macos' | 'other'
}

export interface InstallSituation {
  readonly browser: InstallBrowser
  /** The product runs as an installed app. */
  readonly installed: boolean
  /** The browser offers to install it. */
  readonly offered: boolean
  readonly signedIn: boolean
}

/** How the product can be installed here: by the browser's own question, by hand in Safari, or not at all. */
export type InstallWay = 'none' | 'question' | 'steps'

/** @rule TASK-40 TASK-43 TASK-44 TASK-45 */
export const installWay = ({ browser, installed, offered, signedIn }: InstallSituation): InstallWay => {
  if (!signedIn || installed) return 'none'
  if (browser.safari) return 'steps'
  return browser.system !== 'ios' && offered ? 'question' : 'none'
}

/**
 * Whether the reward is claimed by itself: Safari tells nobody that it has installed something, so the installed app says so
 * when it starts.
 *
 * @rule TASK-46
 */
export const claimsAtStart = ({ browser, installed, signedIn }: InstallSituation, reward: RewardStatus): boolean =>
  signedIn && installed && browser.safari && reward === 'open'

/** So long somebody has been here before they are asked to install, and the least time between two askings. */
const FIRST_INSTALL_POPUP_MS = 3 * MINUTE
const NEXT_INSTALL_POPUP_MS = 7 * DAY

/** How long the popup waits, in ms; `lastAt`: when it was shown last on this device, by its clock; null: never. */
export const installPopupWait = (lastAt: Instant | null, now: Instant): number =>
  lastAt === null
    ? FIRST_INSTALL_POPUP_MS
    : Math.max(FIRST_INSTALL_POPUP_MS, NEXT_INSTALL_POPUP_MS - Math.max(0, now - lastAt))
