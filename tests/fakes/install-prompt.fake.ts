import type { InstallAnswer, InstallPrompt } from '../../src/application/tasks/install-prompt.port'
import type { InstallBrowser } from '../../src/domain/tasks/install-offer'
import { makeListeners } from './listeners'

export interface InstallPromptFake extends InstallPrompt {
  /** The browser offers to install the product, or no longer does. */
  readonly setOffered: (offered: boolean) => void
  /** What the person will answer. */
  readonly willAnswer: (answer: Exclude<InstallAnswer, 'gone'>) => void
  readonly setBrowser: (browser: InstallBrowser) => void
}

/** A browser that could install the product and has not offered to. */
export const makeInstallPromptFake = (): InstallPromptFake => {
  const changes = makeListeners<boolean>()
  let offered = false
  let answer: InstallAnswer = 'accepted'
  let browser: InstallBrowser = { safari: false, system: 'other' }
  const setOffered = (next: boolean): void => {
    offered = next
    changes.tell(next)
  }
  return {
    get browser() {
      return browser
    },
    offered: () => offered,
    onChange: changes.add,
    ask: async () => {
      if (!offered) return 'gone'
      setOffered(false)
      return answer
    },
    setOffered,
    willAnswer: (next) => {
      answer = next
    },
    setBrowser: (next) => {
      browser = next
    },
  }
}
