import type { InstallPrompt } from '../../application/tasks/install-prompt.port'
import type { InstallBrowser } from '../../domain/tasks/install-offer'
import type { InstallOffers } from './install-offers'

/** What a browser says of itself. */
export interface InstallPlatform {
  readonly agent: string
  /** Fingers that it can tell apart: an iPad calls itself a Mac, which knows none. */
  readonly fingers: number
  /** Runs from the home screen of an iPhone or iPad, where Safari no longer names itself. */
  readonly standalone: boolean
}

const own = (): InstallPlatform => {
  const { maxTouchPoints, userAgent } = navigator
  const standalone = 'standalone' in navigator && navigator.standalone === true
  return { agent: userAgent, fingers: maxTouchPoints, standalone }
}

const SAFARI = /\bVersion\/[\d.]+ .*\bSafari\//
/** Browsers and apps that name Safari too, or stand in its engine. */
const OTHERS =
  /Android|Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|GSA\/|YaBrowser|DuckDuckGo|Ddg\/|Brave|Focus\/|FB[AI][NV]|Instagram|Line\/|UCBrowser|Quark|MicroMessenger/

/** @rule TASK-43 TASK-44 TASK-45 */
export const installBrowserOf = ({ agent, fingers, standalone }: InstallPlatform): InstallBrowser => {
  const mac = /Macintosh/.test(agent)
  const ios = /iPhone|iPad|iPod/.test(agent) || (mac && fingers > 1)
  return {
    safari: (ios && standalone) || ((ios || mac) && SAFARI.test(agent) && !OTHERS.test(agent)),
    system: ios ? 'ios' : mac ? 'macos' : 'other',
  }
}

/** Installing as this browser does it. */
export const makeBrowserInstallPrompt = (offers: InstallOffers, platform: InstallPlatform = own()): InstallPrompt => ({
  browser: installBrowserOf(platform),
  offered: () => offers.now() !== null,
  onChange: offers.onChange,
  ask: async () => {
    const offer = offers.take()
    if (offer === null) return 'gone'
    try {
      await offer.prompt()
      const { outcome } = await offer.userChoice
      return outcome === 'accepted' ? 'accepted' : 'declined'
    } catch {
      return 'gone'
    }
  },
})
