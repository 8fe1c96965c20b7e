import { describe, expect, it } from 'vitest'
import type { SystemNotice } from '../../../src/application/calls/system-notices.port'
import { makeBrowserSystemNotices } from '../../../src/infrastructure/browser/browser-system-notices.adapter'
import { makeSystemNoticesFake } from '../../fakes/system-notices.fake'

const notice: SystemNotice = {
  id: 'call',
  title: 'Bob is calling you',
  text: 'Incoming video call',
  picture: '/bob.webp',
}

/** A browser that writes down what stands beside the page. */
const browser = (permission: NotificationPermission, refuses = false) => {
  const standing: { title: string; options: NotificationOptions; onclick: (() => void) | null }[] = []
  const focused: number[] = []
  class Notice {
    static readonly permission = permission
    onclick: (() => void) | null = null
    readonly title: string
    readonly options: NotificationOptions
    constructor(title: string, options: NotificationOptions) {
      if (refuses) throw new TypeError('Illegal constructor')
      this.title = title
      this.options = options
      standing.splice(0, standing.length, ...standing.filter(({ options: { tag } }) => tag !== options.tag), this)
    }
    close() {
      standing.splice(0, standing.length, ...standing.filter((other) => other !== this))
    }
  }
  const notices = makeBrowserSystemNotices({
    Notification: Notice as unknown as typeof Notification,
    focus: () => void focused.push(1),
  })
  return { notices, standing, focused }
}

const fake = () => {
  const notices = makeSystemNoticesFake()
  return { notices, titles: () => notices.standing().map(({ title }) => title) }
}
const real = () => {
  const { notices, standing } = browser('granted')
  return { notices, titles: () => standing.map(({ title }) => title) }
}

describe.each([
  ['the fake', fake],
  ['the browser', real],
])('notices of the system: %s', (_, open) => {
  it('stand until they are stopped, harmless twice', () => {
    const { notices, titles } = open()
    const stop = notices.show(notice)
    expect(titles()).toEqual(['Bob is calling you'])
    stop()
    stop()
    expect(titles()).toEqual([])
  })

  it('of one id stand once', () => {
    const { notices, titles } = open()
    notices.show(notice)
    notices.show({ ...notice, title: 'Missed video call' })
    expect(titles()).toEqual(['Missed video call'])
  })
})

describe('notices of the browser', () => {
  it('carry text and picture, and no sound: the bell has it', () => {
    const { notices, standing } = browser('granted')
    notices.show(notice)
    expect(standing[0]?.options).toMatchObject({
      body: 'Incoming video call',
      icon: '/bob.webp',
      silent: true,
      tag: 'call',
    })
    notices.show({ ...notice, picture: '' })
    expect(standing[0]?.options).not.toHaveProperty('icon')
  })

  it('bring the page to the front and go when they are pressed', () => {
    const { focused, notices, standing } = browser('granted')
    notices.show(notice)
    standing[0]?.onclick?.()
    expect([focused, standing]).toEqual([[1], []])
  })

  it.each(['default', 'denied'] as const)('are none when leave was not given before: %s', (permission) => {
    const { notices, standing } = browser(permission)
    expect(() => notices.show(notice)()).not.toThrow()
    expect(standing).toEqual([])
  })

  it('are none where the browser has none, or makes none outside of a service worker', () => {
    expect(() => makeBrowserSystemNotices({ Notification: undefined, focus: () => {} }).show(notice)()).not.toThrow()
    expect(() => browser('granted', true).notices.show(notice)()).not.toThrow()
  })
})
