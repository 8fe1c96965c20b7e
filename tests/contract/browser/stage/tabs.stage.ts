import { makeBrowserTabs } from '../../../../src/infrastructure/browser/browser-tabs.adapter'
import { makePageFake } from '../../../fakes/page.fake'
import { tabsCases, type TabsWorld } from '../../tabs/tabs.cases'
import { suiteOf } from './suite'
import { until } from './until'

/** Each tab has its own lock manager only in a window of its own. */
const openFrame = async (): Promise<HTMLIFrameElement> => {
  const frame = document.createElement('iframe')
  frame.src = 'about:blank'
  document.body.append(frame)
  return frame
}

let series = 0

export const tabsSuite = suiteOf<TabsWorld>(tabsCases, async () => {
  const name = `tabs ${(series += 1)} ${performance.now()}`
  const frames = await Promise.all(Array.from({ length: 5 }, openFrame))
  const free = [...frames]
  return {
    end: async () => frames.forEach((frame) => frame.remove()),
    world: {
      until,
      open: () => {
        const frame = free.shift()
        const inside = frame?.contentWindow
        if (!frame || !inside) throw new Error('no tab left')
        const page = makePageFake()
        page.setVisible(false)
        const { BroadcastChannel: Channel, navigator } = inside as Window & typeof globalThis
        return {
          tabs: makeBrowserTabs(name, page, { locks: navigator.locks, Channel }),
          show: () => {
            page.setVisible(false)
            page.setVisible(true)
          },
          close: () => frame.remove(),
        }
      },
    },
  }
})
