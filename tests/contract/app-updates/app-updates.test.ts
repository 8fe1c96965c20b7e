import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkerMessage } from '../../../src/domain/kernel/worker-messages'
import { makeBrowserAppUpdates } from '../../../src/infrastructure/browser/browser-app-updates.adapter'
import type { WorkerRegistration } from '../../../src/infrastructure/browser/worker-registration'

const MINE = 'https://visavis.example/assets/index-mine.js'

/** Lets promises finish and messages arrive. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await nextTurn()
}

/** The service workers of a browser, as a page sees them. */
class Container extends EventTarget {
  controller: Worker | null = null

  charge(worker: Worker): void {
    this.controller = worker
    this.dispatchEvent(new Event('controllerchange'))
  }
}

/** A worker of the build that begins with `script`. */
class Worker extends EventTarget {
  state = 'installing'
  readonly heard: WorkerMessage['_tag'][] = []
  kept: readonly string[] = []
  private readonly script: string
  private readonly container: Container

  constructor(script: string, container: Container) {
    super()
    this.script = script
    this.container = container
  }

  installed(): this {
    this.state = 'installed'
    this.dispatchEvent(new Event('statechange'))
    return this
  }

  postMessage(message: WorkerMessage, [port]: readonly MessagePort[]): void {
    this.heard.push(message._tag)
    if (message._tag === 'IsYours') port?.postMessage(message.script === this.script)
    if (message._tag === 'Keep') this.kept = message.urls
    if (message._tag === 'TakeOver') this.container.charge(this)
  }
}

class Registration extends EventTarget {
  active: Worker | null = null
  installing: Worker | null = null
  waiting: Worker | null = null
}

const setUp = () => {
  const [container, registration] = [new Container(), new Registration()]
  vi.stubGlobal('navigator', { serviceWorker: container })
  const [newer, kept, reload] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const registered = (async () => registration) as unknown as WorkerRegistration
  const page = { script: MINE, loaded: () => [MINE, '/assets/ar.js'], reload }
  const updates = makeBrowserAppUpdates(registered, page)
  const follow = async () => {
    const stop = updates.follow({ newer, kept })
    await settle()
    return stop
  }
  /** A newer build is found, fetched and waits. */
  const find = async (script: string): Promise<Worker> => {
    const worker = new Worker(script, container)
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    registration.waiting = worker.installed()
    await settle()
    return worker
  }
  return { container, find, follow, kept, newer, registration, reload, updates }
}

describe('the program as a browser keeps it', () => {
  let browser: ReturnType<typeof setUp>
  const other = () => new Worker('https://visavis.example/assets/index-other.js', browser.container)

  beforeEach(() => {
    browser = setUp()
  })

  it('is kept by the first worker, with all that this page has loaded before [PLUS-18]', async () => {
    await browser.follow()
    const worker = await browser.find(MINE)
    expect([browser.kept.mock.calls.length, worker.heard]).toEqual([0, []])
    browser.container.charge(worker)
    await settle()
    expect([browser.kept.mock.calls.length, worker.kept]).toEqual([1, [MINE, '/assets/ar.js']])
    expect(browser.newer).not.toHaveBeenCalled()
  })

  it('is renewed without a word where the page is of the newest build already', async () => {
    browser.registration.active = other()
    await browser.follow()
    const worker = await browser.find(MINE)
    expect(worker.heard).toContain('TakeOver')
    expect([browser.newer.mock.calls.length, browser.reload.mock.calls.length]).toEqual([0, 0])
  })

  it('is renewed by its person where the page is older: the newer worker takes over, and the page is loaded anew', async () => {
    browser.registration.active = new Worker(MINE, browser.container)
    await browser.follow()
    const worker = await browser.find('https://visavis.example/assets/index-next.js')
    expect(browser.newer).toHaveBeenCalledOnce()
    expect([worker.heard, browser.reload.mock.calls.length]).toEqual([['IsYours'], 0])
    await browser.updates.takeOver()
    expect(worker.heard).toContain('TakeOver')
    expect(browser.reload).not.toHaveBeenCalled()
    browser.updates.reload()
    expect(browser.reload).toHaveBeenCalledOnce()
  })

  it('is told of a newer build that waits since before, and of one that another tab has let in', async () => {
    browser.registration.active = new Worker(MINE, browser.container)
    browser.registration.waiting = other().installed()
    const stop = await browser.follow()
    await settle()
    expect(browser.newer).toHaveBeenCalledOnce()
    browser.container.charge(other())
    await settle()
    expect([browser.newer.mock.calls.length, browser.reload.mock.calls.length]).toEqual([2, 0])
    stop()
    browser.container.charge(other())
    await settle()
    expect(browser.newer).toHaveBeenCalledTimes(2)
  })

  it('asks nobody who does not answer to take over', async () => {
    browser.registration.active = new Worker(MINE, browser.container)
    await browser.follow()
    const silent = new Worker(MINE, browser.container)
    silent.postMessage = (message) => void silent.heard.push(message._tag)
    browser.registration.waiting = silent.installed()
    browser.registration.installing = silent
    browser.registration.dispatchEvent(new Event('updatefound'))
    await settle()
    expect([silent.heard, browser.newer.mock.calls.length]).toEqual([['IsYours'], 0])
  })
})

describe('a browser without service workers', () => {
  it('keeps nothing, has nobody to put in charge, and loads the page anew when asked to', async () => {
    const [newer, kept, reload] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
    const updates = makeBrowserAppUpdates(async () => null, { script: MINE, loaded: () => [], reload })
    updates.follow({ newer, kept })
    await updates.look()
    await updates.takeOver()
    updates.reload()
    expect([newer.mock.calls.length, kept.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0, 1])
  })
})
