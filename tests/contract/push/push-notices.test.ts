import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { PushNotices, PushTap } from '../../../src/application/tasks/push-notices.port'
import {
  makeBrowserPushNotices,
  type NoticesPlatform,
} from '../../../src/infrastructure/browser/browser-push-notices.adapter'
import { MARK } from '../../builders/push'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makePushNoticesFake } from '../../fakes/push-notices.fake'

type Hear = (event: { readonly data: unknown; readonly ports: readonly unknown[] }) => void

/** A browser with a worker that shows notices and speaks to the page. */
const browser = () => {
  const listeners = new Set<Hear>()
  const [standing, told, badges, answers] = [new Set<string>(), [] as unknown[], [] as number[], [] as unknown[]]
  const journal = makeJournalFake()
  const registration = {
    active: { postMessage: (message: unknown) => void told.push(message) },
    getNotifications: async (filter?: { readonly tag: string }) =>
      [...standing]
        .filter((tag) => filter === undefined || tag === filter.tag)
        .map((tag) => ({ close: () => void standing.delete(tag) })),
  }
  const worker = {
    addEventListener: (_: string, run: Hear) => void listeners.add(run),
    removeEventListener: (_: string, run: Hear) => void listeners.delete(run),
    startMessages: () => undefined,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  const notices = makeBrowserPushNotices(journal, {
    worker: worker as unknown as NoticesPlatform['worker'],
    setAppBadge: async (count) => void badges.push(count),
  })
  const say = (data: unknown) => {
    const port = { postMessage: (answer: unknown) => void answers.push(answer) }
    listeners.forEach((run) => run({ data, ports: [port] }))
  }
  const press = ({ address, answer, mark }: PushTap) =>
    say({ _tag: 'PushPressed', address, mark: O.toNullable(mark), answer: O.toNullable(answer) })
  return { answers, badge: () => badges.at(-1), journal, notices, press, say, standing, told }
}

const fake = () => {
  const notices = makePushNoticesFake()
  return {
    notices: notices satisfies PushNotices,
    press: notices.taps.tell,
    standing: notices.standing,
    badge: notices.count,
  }
}

const tap: PushTap = { address: '/friends', mark: O.some(MARK), answer: O.none }
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

describe.each([
  ['the fake', fake],
  ['the browser', browser],
])('notices of pushes: %s', (_, open) => {
  it('tell of presses until they are stopped', () => {
    const { notices, press } = open()
    const heard: PushTap[] = []
    const stop = notices.onTap((one) => void heard.push(one))
    press(tap)
    stop()
    press(tap)
    expect(heard).toEqual([tap])
  })

  it('go by their tag, or all together', async () => {
    const { notices, standing } = open()
    for (const tag of ['message:7', 'message:8', 'reward']) standing.add(tag)
    notices.clear('message:7')
    await settle()
    expect([...standing]).toEqual(['message:8', 'reward'])
    notices.clearAll()
    await settle()
    expect([...standing]).toEqual([])
  })

  it('leave a number at the icon', () => {
    const { badge, notices } = open()
    notices.badge(3)
    expect(badge()).toBe(3)
    notices.badge(0)
    expect(badge()).toBe(0)
  })
})

describe('notices of the browser', () => {
  it('a page that listens says so, and says that it takes a press over', async () => {
    const { answers, notices, press, told } = browser()
    notices.onTap(() => undefined)
    await settle()
    expect(told).toEqual([{ _tag: 'ListensToPushes' }])
    press(tap)
    expect(answers).toHaveLength(1)
  })

  it('a call that was answered with the press is told by its room', () => {
    const { notices, say } = browser()
    const heard: PushTap[] = []
    notices.onTap((one) => void heard.push(one))
    say({ _tag: 'PushPressed', address: '/', mark: null, answer: 'room-0001' })
    say({ _tag: 'PushPressed', address: '/', mark: null, answer: '?' })
    expect(heard.map(({ answer }) => O.toNullable(answer))).toEqual(['room-0001', null])
  })

  it.each([
    ['another address', { address: '//evil.test/' }],
    ['a way up', { address: '/../admin' }],
    ['a broken mark', { mark: { nonce: 1 } }],
    ['no answer', { answer: 5 }],
  ])('what the worker says with %s is noted and dropped', (_, broken) => {
    const { answers, journal, notices, say } = browser()
    const heard: PushTap[] = []
    notices.onTap((one) => void heard.push(one))
    say({ _tag: 'PushPressed', address: '/', mark: null, answer: null, ...broken })
    expect([heard, answers, journal.notes.length]).toEqual([[], [], 1])
  })

  it.each([null, 'x', { _tag: 'Cached' }])('what the worker says of other things is left alone: %j', (data) => {
    const { answers, journal, notices, say } = browser()
    notices.onTap(() => undefined)
    say(data)
    expect([answers, journal.notes]).toEqual([[], []])
  })

  it('without a worker there are none, and nothing fails', async () => {
    const notices = makeBrowserPushNotices(makeJournalFake(), { worker: undefined, setAppBadge: undefined })
    expect(() => {
      notices.onTap(() => undefined)()
      notices.clear('message:7')
      notices.clearAll()
      notices.badge(1)
    }).not.toThrow()
    await settle()
  })
})
