import type { BrowserContext, CDPSession, Worker } from '@playwright/test'
import type { PushServiceFake } from '../../server/push/push-service'
import { expect } from './product'
import type { Somebody } from './somebody'

/** What is needed of the scope of the worker, which is none of a page. */
interface Scope extends Pick<EventTarget, 'dispatchEvent'> {
  readonly clients: object
  readonly registration: ServiceWorkerRegistration
  readonly NotificationEvent: new (
    kind: string,
    how: { readonly action: string; readonly notification: Notification },
  ) => Event
}

/** What stands beside the pages. */
interface Shown {
  readonly title: string
  readonly body: string
}

export interface Pushed {
  /** The next push of the gateway, opened by the keys of this browser, is handed to its service worker. */
  readonly deliver: () => Promise<void>
  readonly shown: () => Promise<readonly Shown[]>
  /** Presses the notice that rings, else the newest, or one of its buttons; the address that the worker wants a window for, or ''. */
  readonly press: (action?: string) => Promise<string>
}

/** A browser under test reaches no push service: its page subscribes at the one of this machine instead. */
const subscribeAt = async (context: BrowserContext, service: PushServiceFake): Promise<string> => {
  const { path, token } = service.subscribe()
  await context.addInitScript((text) => {
    const { endpoint, keys } = JSON.parse(text) as { endpoint: string; keys: object }
    let now: object | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => now,
      subscribe: async (options: { readonly applicationServerKey: Uint8Array }) =>
        (now = {
          expirationTime: null,
          options: { applicationServerKey: options.applicationServerKey.buffer },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            now = null
            return true
          },
        }),
    })
  }, token)
  return path
}

const registrationId = async (session: CDPSession, origin: string): Promise<string> => {
  let id = ''
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    id = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))?.registrationId ?? id
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => id).not.toBe('')
  return id
}

/** No script may press a notice: the worker is told so, and says which window it would open. */
const pressIn = (worker: Worker, action: string): Promise<string> =>
  worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as Scope
    const all = await scope.registration.getNotifications()
    const notification = all.find(({ requireInteraction }) => requireInteraction) ?? all.at(-1)
    if (notification === undefined) throw new Error('there is no notice')
    const event = new scope.NotificationEvent('notificationclick', { notification, action: pressed })
    return new Promise<string>((resolve) => {
      Object.defineProperty(event, 'waitUntil', {
        value: (task: Promise<unknown>) => void task.then(() => resolve('')),
      })
      Object.defineProperty(scope.clients, 'openWindow', {
        configurable: true,
        value: async (url: string) => resolve(url),
      })
      scope.dispatchEvent(event)
    })
  }, action)

/** Somebody who has allowed notices; call it before any page of theirs is open. */
export const allowPushes = async (
  { context, product }: Somebody,
  service: PushServiceFake,
): Promise<() => Promise<Pushed>> => {
  await context.grantPermissions(['notifications', 'camera', 'microphone'], { origin: product.url })
  const path = await subscribeAt(context, service)
  let taken = 0
  return async () => {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    const session = await context.newCDPSession(await context.newPage())
    const id = await registrationId(session, product.url)
    return {
      deliver: async () => {
        const mine = () => service.arrived.filter((one) => one.path === path)
        await expect.poll(() => mine().length).toBeGreaterThan(taken)
        const data = mine()[taken]?.text ?? ''
        taken += 1
        await session.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId: id, data })
      },
      shown: () =>
        worker.evaluate(async () => {
          const { registration } = globalThis as unknown as Scope
          return (await registration.getNotifications()).map(({ body, title }) => ({ title, body }))
        }),
      press: (action = '') => pressIn(worker, action),
    }
  }
}
