import { describe, expect, it } from 'vitest'
import type { SystemNotice } from '../../../src/application/calls/system-notices.port'
import { HERE } from '../../../src/domain/kernel/push-messages'
import { makeBrowserSystemNotices } from '../../../src/infrastructure/browser/browser-system-notices.adapter'
import { makeSystemNoticesFake } from '../../fakes/system-notices.fake'

const notice: SystemNotice = {
  id: 'call',
  title: 'Bob is calling you',
  text: 'Incoming video call',
  picture: '/bob.webp',
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

interface Standing {
  readonly title: string
  readonly options: NotificationOptions
  readonly close: () => void
  onclick: (() => void) | null
}

/** A browser that writes down what stands beside the page; `worker`: it has a service worker, which shows it. */
const browser = (permission: NotificationPermission, { refuses = false, worker = false } = {}) => {
  const standing: Standing[] = []
  const focused: number[] = []
  const stand = (one: Standing) =>
    void standing.splice(0, standing.length, ...standing.filter(({ options }) => options.tag !== one.options.tag), one)
  const drop = (one: Standing) => void standing.splice(0, standing.length, ...standing.filter((other) => other !== one))
  class Notice implements Standing {
    static readonly permission = permission
    onclick: (() => void) | null = null
    readonly title: string
    readonly options: NotificationOptions
    constructor(title: string, options: NotificationOptions) {
      if (refuses) throw new TypeError('Illegal constructor')
      this.title = title
      this.options = options
      stand(this)
    }
    close() {
      drop(this)
    }
  }
  const showNotification = async (title: string, options: NotificationOptions) => {
    const one: Standing = { title, options, onclick: null, close: () => drop(one) }
    stand(one)
  }
  const getNotifications = async ({ tag }: { readonly tag: string }) =>
    standing.filter(({ options }) => options.tag === tag).map((one) => ({ data: one.options.data, close: one.close }))
  const notices = makeBrowserSystemNotices({
    Notification: Notice as unknown as typeof Notification,
    registration: async () => (worker ? { getNotifications, showNotification } : undefined),
    focus: () => void focused.push(1),
  })
  return { notices, standing, focused, showNotification, titles: () => standing.map(({ title }) => title) }
}

const fake = () => {
  const notices = makeSystemNoticesFake()
  return { notices, titles: () => notices.standing().map(({ title }) => title) }
}

describe.each([
  ['the fake', fake],
  ['the browser', () => browser('granted')],
  ['the browser with a service worker', () => browser('granted', { worker: true })],
])('notices of the system: %s', (_, open) => {
  it('stand until they are stopped, harmless twice', async () => {
    const { notices, titles } = open()
    const stop = notices.show(notice)
    await settle()
    expect(titles()).toEqual(['Bob is calling you'])
    stop()
    stop()
    await settle()
    expect(titles()).toEqual([])
  })

  it('do not stand when they are stopped at once', async () => {
    const { notices, titles } = open()
    notices.show(notice)()
    await settle()
    expect(titles()).toEqual([])
  })

  it('of one id stand once: what follows takes the place of what was stopped', async () => {
    const { notices, titles } = open()
    notices.show(notice)()
    notices.show(notice)
    await settle()
    const stop = notices.show(notice)
    stop()
    notices.show({ ...notice, title: 'Missed video call' })
    await settle()
    expect(titles()).toEqual(['Missed video call'])
  })
})

describe('notices of the browser', () => {
  it.each([false, true])('carry text and picture, and no sound: the bell has it; by a worker: %s', async (worker) => {
    const { notices, standing } = browser('granted', { worker })
    notices.show(notice)
    await settle()
    expect(standing[0]?.options).toMatchObject({
      body: 'Incoming video call',
      icon: '/bob.webp',
      silent: true,
      tag: 'call',
    })
    notices.show({ ...notice, id: 'other', picture: '' })
    await settle()
    expect(standing[1]?.options).not.toHaveProperty('icon')
  })

  it('bring the page to the front and go when they are pressed', async () => {
    const { focused, notices, standing } = browser('granted')
    notices.show(notice)
    await settle()
    standing[0]?.onclick?.()
    expect([focused, standing]).toEqual([[1], []])
  })

  it('tell the worker that a press leads nowhere but to the page', async () => {
    const { notices, standing } = browser('granted', { worker: true })
    notices.show(notice)
    await settle()
    expect(standing[0]?.options.data).toEqual({ address: HERE, mark: null, call: null })
  })

  it('leave a call to the notice of its push, which has buttons, and take that away in the end [GATE-31]', async () => {
    const { notices, showNotification, titles } = browser('granted', { worker: true })
    await showNotification('Bob, with buttons', { tag: 'call' })
    const stop = notices.show(notice)
    await settle()
    expect(titles()).toEqual(['Bob, with buttons'])
    stop()
    await settle()
    expect(titles()).toEqual([])
  })

  it.each(['default', 'denied'] as const)('are none when leave was not given before: %s', async (permission) => {
    const { notices, standing } = browser(permission, { worker: true })
    expect(() => notices.show(notice)()).not.toThrow()
    await settle()
    expect(standing).toEqual([])
  })

  it('are none where the browser has none, or makes none outside of a service worker', async () => {
    const bare = makeBrowserSystemNotices({
      Notification: undefined,
      registration: async () => undefined,
      focus: () => {},
    })
    expect(() => bare.show(notice)()).not.toThrow()
    const { notices, standing } = browser('granted', { refuses: true })
    expect(() => notices.show(notice)()).not.toThrow()
    await settle()
    expect(standing).toEqual([])
  })
})
