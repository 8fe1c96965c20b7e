import type { NoticeOptions } from './notice'

/** A window of this origin. */
export interface WindowPage {
  readonly url: string
  readonly focused: boolean
  readonly visibilityState: DocumentVisibilityState
  readonly focus: () => Promise<WindowPage>
  readonly navigate: (url: string) => Promise<WindowPage | null>
  readonly postMessage: (message: unknown, transfer: Transferable[]) => void
}

/** A notice that stands beside the pages. */
export interface StandingNotice {
  readonly data: unknown
  readonly close: () => void
}

interface Extendable {
  /** The worker stays awake until then. */
  readonly waitUntil: (task: Promise<unknown>) => void
}

export interface Pushed {
  readonly text: () => string
}

export interface Press {
  /** That of the button; empty for the notice itself. */
  readonly action: string
  readonly notification: StandingNotice
}

export interface Heard {
  readonly data: unknown
  readonly source: { readonly postMessage: (message: unknown, transfer: Transferable[]) => void } | null
}

export interface Events {
  readonly push: Extendable & { readonly data: Pushed | null }
  readonly notificationclick: Extendable & Press
  readonly pushsubscriptionchange: Extendable & { readonly oldSubscription?: PushSubscription | null }
  readonly message: Heard
}

interface Navigating {
  readonly userAgent: string
  readonly languages: readonly string[]
  readonly setAppBadge?: () => Promise<void>
}

/** What pushes need of a service worker. */
export interface PushWorker {
  readonly addEventListener: <Kind extends keyof Events>(kind: Kind, run: (event: Events[Kind]) => void) => void
  readonly removeEventListener: <Kind extends keyof Events>(kind: Kind, run: (event: Events[Kind]) => void) => void
  readonly navigator: Navigating
  readonly clients: {
    readonly matchAll: (which: {
      readonly type: 'window'
      readonly includeUncontrolled: true
    }) => Promise<readonly WindowPage[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  readonly registration: {
    readonly scope: string
    readonly showNotification: (title: string, options: NoticeOptions) => Promise<void>
    readonly getNotifications: (which: { readonly tag: string }) => Promise<readonly StandingNotice[]>
    readonly pushManager: { readonly subscribe: (options: PushSubscriptionOptions) => Promise<unknown> }
  }
}
