import type { PushWorker, WindowPage } from '../../src/worker/platform'
import type { NoticeOptions } from '../../src/worker/notice'

export interface NoticeFake {
  readonly title: string
  readonly options: NoticeOptions
  readonly data: NoticeOptions['data']
  readonly close: () => void
}

export interface WindowFake extends WindowPage {
  url: string
  visibilityState: DocumentVisibilityState
  focused: boolean
  /** What the worker has told it. */
  readonly heard: unknown[]
}

export interface ServiceWorkerFake {
  /** For `listenToPushes`. */
  readonly worker: PushWorker
  readonly shown: NoticeFake[]
  readonly windows: WindowFake[]
  readonly subscribed: unknown[]
  readonly badges: number
  /** Opens a window; `takes`: it takes presses over. */
  readonly open: (url: string, how?: Partial<WindowFake> & { readonly takes?: boolean }) => WindowFake
  readonly push: (text: string | null) => Promise<void>
  /** Somebody presses the newest notice, or one of its buttons. */
  readonly press: (action?: string) => Promise<void>
  readonly change: (oldSubscription: unknown) => Promise<void>
  /** A page says that it listens from now on; it is told what the worker has for it. */
  readonly listens: (message: unknown) => readonly unknown[]
}

type Listener = (event: never) => void

/** A service worker without a browser, at `scope`. */
export const makeServiceWorkerFake = (
  scope = 'https://visavis.test/app/',
  userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
): ServiceWorkerFake => {
  const listeners = new Map<string, Set<Listener>>()
  const [shown, windows, subscribed]: [NoticeFake[], WindowFake[], unknown[]] = [[], [], []]
  let badges = 0
  const open: ServiceWorkerFake['open'] = (url, { takes = false, ...how } = {}) => {
    const page: WindowFake = {
      url,
      visibilityState: 'visible',
      focused: false,
      heard: [],
      ...how,
      focus: async () => Object.assign(page, { focused: true, visibilityState: 'visible' as const }),
      navigate: async (to: string) => Object.assign(page, { url: to }),
      postMessage: (message, [port] = []) => {
        page.heard.push(message)
        if (takes && port instanceof MessagePort) port.postMessage('taken')
      },
    }
    windows.push(page)
    return page
  }
  const tell = async (kind: string, event: object): Promise<void> => {
    const waiting: Promise<unknown>[] = []
    const whole = { ...event, waitUntil: (task: Promise<unknown>) => void waiting.push(task) }
    listeners.get(kind)?.forEach((listener) => listener(whole as never))
    await Promise.all(waiting)
  }
  const worker = {
    addEventListener: (kind: string, listener: Listener) =>
      void listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener)),
    removeEventListener: (kind: string, listener: Listener) => void listeners.get(kind)?.delete(listener),
    navigator: { userAgent, languages: ['ar-EG', 'en'], setAppBadge: async () => void (badges += 1) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => open(url) },
    registration: {
      scope,
      showNotification: async (title: string, options: NoticeOptions) => {
        const close = () => void shown.splice(0, shown.length, ...shown.filter((other) => other !== notice))
        const notice: NoticeFake = { title, options, data: options.data, close }
        shown.splice(0, shown.length, ...shown.filter((other) => other.options.tag !== options.tag), notice)
      },
      getNotifications: async ({ tag }: { tag: string }) => shown.filter(({ options }) => options.tag === tag),
      pushManager: { subscribe: async (options: unknown) => void subscribed.push(options) },
    },
  }
  return {
    worker,
    shown,
    windows,
    subscribed,
    get badges() {
      return badges
    },
    open,
    push: (text) => tell('push', { data: text === null ? null : { text: () => text } }),
    press: (action = '') => tell('notificationclick', { action, notification: shown.at(-1) }),
    change: (oldSubscription) => tell('pushsubscriptionchange', { oldSubscription }),
    listens: (data) => {
      const heard: unknown[] = []
      const source = { postMessage: (message: unknown) => void heard.push(message) }
      listeners.get('message')?.forEach((listener) => listener({ data, source } as never))
      return heard
    },
  }
}
