// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { makeBrowserPage } from '../../../src/infrastructure/browser/browser-page.adapter'
import { makePageFake, type PageFake } from '../../fakes/page.fake'

const unused = (media: string) => ({
  media,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
})

/** The page of jsdom, made visible and online by hand. */
const browserPage = (): Omit<PageFake, 'holdPaint'> => {
  const state = { visible: true, online: true, mode: 'browser', pointer: 'fine' }
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (state.visible ? 'visible' : 'hidden'),
  })
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => state.online })
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes(state.mode) || query === `(pointer: ${state.pointer})`,
      ...unused(query),
    })
  return {
    ...makeBrowserPage(() => Promise.resolve(), window),
    install: () => {
      state.mode = 'standalone'
    },
    touch: () => {
      state.pointer = 'coarse'
    },
    setVisible: (visible) => {
      state.visible = visible
      document.dispatchEvent(new Event('visibilitychange'))
    },
    setOnline: (online) => {
      state.online = online
      window.dispatchEvent(new Event(online ? 'online' : 'offline'))
    },
  }
}

describe.each([
  ['fake', makePageFake],
  ['browser', browserPage],
])('page: %s', (_name, makePage) => {
  it('tells whether it is seen, and every change until stopped', () => {
    const page = makePage()
    const heard: boolean[] = []
    const stop = page.onVisible((visible) => heard.push(visible))
    expect(page.visible()).toBe(true)
    page.setVisible(false)
    expect(page.visible()).toBe(false)
    page.setVisible(true)
    stop()
    page.setVisible(false)
    expect(heard).toEqual([false, true])
  })

  it('tells whether it runs as an installed app', () => {
    const page = makePage()
    expect(page.installed()).toBe(false)
    page.install()
    expect(page.installed()).toBe(true)
  })

  it('tells a device that is touched from one that is pointed at [CALL-49]', () => {
    const page = makePage()
    expect(page.touched()).toBe(false)
    page.touch()
    expect(page.touched()).toBe(true)
  })

  it('tells whether there is a network, and every change until stopped', () => {
    const page = makePage()
    const heard: boolean[] = []
    const stop = page.onOnline((online) => heard.push(online))
    expect(page.online()).toBe(true)
    page.setOnline(false)
    expect(page.online()).toBe(false)
    page.setOnline(true)
    stop()
    page.setOnline(false)
    expect(heard).toEqual([false, true])
  })
})

it('a page on the home screen of an iPhone runs as an installed app, whatever it says of its display [TASK-46]', () => {
  const page = browserPage()
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
  expect(page.installed()).toBe(false)
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })
  expect(page.installed()).toBe(true)
  Reflect.deleteProperty(navigator, 'standalone')
})
