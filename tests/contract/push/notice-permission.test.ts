import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import {
  makeBrowserNoticePermission,
  type PermissionPlatform,
} from '../../../src/infrastructure/browser/browser-notice-permission.adapter'
import type { PushPermission } from '../../../src/domain/tasks/push-offer'
import { makeNoticePermissionFake } from '../../fakes/notice-permission.fake'
import { makeListeners } from '../../fakes/listeners'

/** A browser whose person answers as a test says. */
const browser = (first: NotificationPermission = 'default', missing: Partial<PermissionPlatform> = {}) => {
  const changes = makeListeners<void>()
  let [permission, answer] = [first, 'granted' as NotificationPermission]
  const set = (next: NotificationPermission): void => {
    permission = next
    changes.tell()
  }
  const status = {
    addEventListener: (_: string, run: () => void) => {
      stop = changes.add(run)
    },
    removeEventListener: () => stop(),
  }
  let stop = (): void => undefined
  const platform: PermissionPlatform = {
    Notification: {
      get permission() {
        return permission
      },
      requestPermission: async () => {
        if (permission === 'default') set(answer)
        return permission
      },
    },
    permissions: { query: async () => status as unknown as PermissionStatus },
    worker: true,
    push: true,
    ...missing,
  }
  return {
    platform,
    permission: makeBrowserNoticePermission(true, platform),
    set,
    willAnswer: (next: NotificationPermission) => {
      answer = next
    },
  }
}

const fake = (first: NotificationPermission = 'default') => {
  const permission = makeNoticePermissionFake(first)
  return { permission, set: permission.set, willAnswer: permission.willAnswer }
}

describe.each([
  ['the fake', fake],
  ['the browser', browser],
])('the permission of notices: %s', (_, open) => {
  it.each(['granted', 'denied', 'default'] as const)('asks whoever has not decided: %s', async (answer) => {
    const { permission, willAnswer } = open()
    willAnswer(answer)
    expect([permission.now(), await permission.ask(), permission.now()]).toEqual(['default', answer, answer])
  })

  it('is not asked for again', async () => {
    const { permission, willAnswer } = open('denied')
    willAnswer('granted')
    expect(await permission.ask()).toBe('denied')
  })

  it('tells of changes until it is stopped', async () => {
    const { permission, set } = open('granted')
    const heard: PushPermission[] = []
    const stop = permission.onChange((now) => void heard.push(now))
    await Promise.resolve()
    set('denied')
    expect(heard).toEqual(['denied'])
    stop()
    set('granted')
    expect(heard).toEqual(['denied'])
  })
})

describe('the permission of a browser', () => {
  it.each([
    ['notices', { Notification: undefined }],
    ['service workers', { worker: false }],
    ['pushes', { push: false }],
  ])('is none where it has no %s [TASK-47]', async (_, missing) => {
    const { permission } = browser('granted', missing)
    expect([permission.now(), await permission.ask()]).toEqual(['unsupported', 'unsupported'])
    expect(() => permission.onChange(() => undefined)()).not.toThrow()
  })

  it('is none where the deployment sends no pushes', async () => {
    const permission = makeBrowserNoticePermission(false, browser('granted').platform)
    expect([permission.now(), await permission.ask()]).toEqual(['unsupported', 'unsupported'])
  })

  it('is asked for once however often its changes are heard: a browser keeps every answer', async () => {
    const { platform, set } = browser('granted')
    const query = vi.fn<Permissions['query']>((name) => platform.permissions?.query(name) ?? Promise.reject())
    const permission = makeBrowserNoticePermission(true, { ...platform, permissions: { query } })
    const heard: PushPermission[] = []
    permission.onChange(() => undefined)()
    permission.onChange((now) => void heard.push(now))
    await setImmediate()
    set('denied')
    expect([query.mock.calls.length, heard]).toEqual([1, ['denied']])
  })

  it('is as before when the browser refuses to ask, or cannot tell of changes', async () => {
    const { platform } = browser()
    const refusing = makeBrowserNoticePermission(true, {
      ...platform,
      Notification: { permission: 'default', requestPermission: () => Promise.reject(new TypeError('no gesture')) },
      permissions: { query: () => Promise.reject(new TypeError('unknown name')) },
    })
    expect(await refusing.ask()).toBe('default')
    expect(() => refusing.onChange(() => undefined)()).not.toThrow()
  })
})
