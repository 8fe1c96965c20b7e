import type { IO } from 'fp-ts/IO'
import type { AppUpdateHearers, AppUpdates } from '../../application/tasks/app-update.port'
import type { WorkerMessage } from '../../domain/kernel/worker-messages'
import type { WorkerRegistration } from './worker-registration'

/** What the adapter needs of the page. */
export interface UpdatedPage {
  /** The address of the script with which this page began. */
  readonly script: string
  /** Addresses of everything that the page has loaded by now. */
  readonly loaded: () => readonly string[]
  readonly reload: IO<void>
}

/** How long a worker may take to answer or to take over, in milliseconds. */
const PATIENCE_MS = 3_000

const tell = (worker: ServiceWorker, message: WorkerMessage, ports: readonly MessagePort[] = []): void =>
  worker.postMessage(message, [...ports])

/** Whether this page is of the worker's build; undefined: it does not say. */
const asks = (worker: ServiceWorker, script: string): Promise<boolean | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const settle = (answer: boolean | undefined): void => {
      port1.close()
      resolve(answer)
    }
    port1.addEventListener('message', ({ data }) => settle(data === true))
    port1.start()
    setTimeout(() => settle(undefined), PATIENCE_MS)
    tell(worker, { _tag: 'IsYours', script }, [port2])
  })

/** Runs once `worker` has been installed, at once if it is. */
const onceInstalled = (worker: ServiceWorker | null, run: (worker: ServiceWorker) => void): void => {
  if (worker === null) return
  if (worker.state === 'installed') return run(worker)
  worker.addEventListener('statechange', () => (worker.state === 'installed' ? run(worker) : undefined))
}

/** Hears of each worker that is there beside the one in charge, and of each that takes charge. */
const watch = (
  registration: ServiceWorkerRegistration,
  { onCharge, onWaiting }: Readonly<Record<'onCharge' | 'onWaiting', (worker: ServiceWorker) => void>>,
): IO<void> => {
  const { serviceWorker } = navigator
  const charge = (): void => (serviceWorker.controller === null ? undefined : onCharge(serviceWorker.controller))
  /** The first worker waits for nobody. */
  const waiting = (worker: ServiceWorker): void => (registration.active === null ? undefined : onWaiting(worker))
  const found = (): void => onceInstalled(registration.installing, waiting)
  serviceWorker.addEventListener('controllerchange', charge)
  registration.addEventListener('updatefound', found)
  found()
  onceInstalled(registration.waiting, waiting)
  return () => {
    serviceWorker.removeEventListener('controllerchange', charge)
    registration.removeEventListener('updatefound', found)
  }
}

const begin = (registration: ServiceWorkerRegistration, page: UpdatedPage, hearers: AppUpdateHearers): IO<void> => {
  const keep = (worker: ServiceWorker): void => {
    tell(worker, { _tag: 'Keep', urls: page.loaded() })
    hearers.kept()
  }
  if (navigator.serviceWorker.controller !== null) hearers.kept()
  return watch(registration, {
    // A page that came from the network is of the newest build already: nothing is to be asked, and nobody's page changes.
    onWaiting: (worker) =>
      void asks(worker, page.script).then((own) => {
        if (own === true) tell(worker, { _tag: 'TakeOver' })
        if (own === false) hearers.newer()
      }),
    onCharge: (worker) =>
      void asks(worker, page.script).then((own) => {
        if (own === true) keep(worker)
        if (own === false) hearers.newer()
      }),
  })
}

/** The program of this browser, kept by the service worker. */
export const makeBrowserAppUpdates = (registered: WorkerRegistration, page: UpdatedPage): AppUpdates => ({
  follow: (hearers) => {
    let over = false
    let stop: IO<void> = () => {}
    void registered().then((registration) => {
      if (registration !== null && !over) stop = begin(registration, page, hearers)
    })
    return () => {
      over = true
      stop()
    }
  },
  look: async () => {
    const registration = await registered()
    await registration?.update().catch(() => undefined)
  },
  takeOver: async () => {
    const waiting = (await registered())?.waiting ?? null
    if (waiting === null) return
    await new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
      setTimeout(resolve, PATIENCE_MS)
      tell(waiting, { _tag: 'TakeOver' })
    })
  },
  reload: page.reload,
})

const ownScript = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/** Room for the addresses of all files; browsers remember 250 by themselves. */
const FILES = 1_000

export const browserPage = (): UpdatedPage => {
  performance.setResourceTimingBufferSize(FILES)
  return {
    script: ownScript(),
    loaded: () => performance.getEntriesByType('resource').map(({ name }) => name),
    reload: () => location.reload(),
  }
}
