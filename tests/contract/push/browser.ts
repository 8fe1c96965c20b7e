/** A subscription as the browser keeps it. */
interface Kept {
  readonly endpoint: string
  readonly key: ArrayBuffer
  expirationTime: number | null
}

export interface PushBrowser {
  readonly worker: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready'>
  readonly subscription: () => Kept | null
  /** The push service does not answer, or does again. */
  readonly setReachable: (reachable: boolean) => void
  /** The browser has ended the subscription by itself. */
  readonly runOut: () => void
  /** No service worker is there. */
  readonly withoutWorker: () => void
}

/** The push manager of a browser whose push service gives a new endpoint each time. */
export const makePushBrowser = (): PushBrowser => {
  let [kept, made, reachable, there]: [Kept | null, number, boolean, boolean] = [null, 0, true, true]
  const never = new Promise<never>(() => undefined)
  const shown = (one: Kept) => ({
    expirationTime: one.expirationTime,
    options: { userVisibleOnly: true, applicationServerKey: one.key },
    toJSON: () => ({
      endpoint: one.endpoint,
      expirationTime: one.expirationTime,
      keys: { p256dh: `p-${one.endpoint}`, auth: `a-${one.endpoint}` },
    }),
    unsubscribe: async () => {
      kept = null
      return true
    },
  })
  const registration = {
    pushManager: {
      getSubscription: async () => (kept === null ? null : shown(kept)),
      subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        if (!reachable) await never
        kept = {
          endpoint: `https://push.test/${(made += 1)}`,
          key: applicationServerKey.slice().buffer,
          expirationTime: null,
        }
        return shown(kept)
      },
    },
  }
  const worker = {
    get ready() {
      return there ? Promise.resolve(registration) : never
    },
    getRegistration: async () => (there ? registration : undefined),
  }
  return {
    worker: worker as unknown as PushBrowser['worker'],
    subscription: () => kept,
    setReachable: (next) => {
      reachable = next
    },
    runOut: () => {
      kept = null
    },
    withoutWorker: () => {
      there = false
    },
  }
}
