import { describe, expect, it } from 'vitest'
import { makeBrowserTabs } from '../../../src/infrastructure/browser/browser-tabs.adapter'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makePageFake } from '../../fakes/page.fake'
import { makeBrowserFake } from '../../fakes/tabs.fake'
import { tabsCases } from './tabs.cases'

describe('tabs: fake', () => {
  it.each(tabsCases)('$title', async ({ run }) => {
    const browser = makeBrowserFake()
    const clock = makeVirtualClock()
    await run({
      open: () => {
        const tab = browser.tab()
        return { tabs: tab, show: tab.show, close: tab.close }
      },
      until: async (what, condition) => {
        for (let turn = 0; !condition(); turn += 1) {
          if (turn > 100) throw new Error(`never: ${what}`)
          await clock.settle()
        }
      },
    })
  })
})

describe('tabs: a browser without locks and channels', () => {
  it('does at once what only one tab may do', async () => {
    const tabs = makeBrowserTabs('alone', makePageFake(), { locks: undefined, Channel: undefined })
    expect(await tabs.alone('login', async () => 7)()).toBe(7)
    expect(await tabs.taken('login')()).toBe(false)
    expect(await tabs.claim('login')()).not.toBeNull()
  })

  it('leads alone and tells nobody', () => {
    const tabs = makeBrowserTabs('alone', makePageFake(), { locks: undefined, Channel: undefined })
    const seen: string[] = []
    const leave = tabs.elect(() => {
      seen.push('leads')
      return () => seen.push('left')
    })
    tabs.tell('topic', 1)
    leave()
    expect(seen).toEqual(['leads', 'left'])
  })
})
