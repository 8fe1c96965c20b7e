import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { WORKER_FILE } from '../../domain/kernel/worker-messages'

/** Asking again gives the same one; null: this browser, or the deployment, has no service worker. */
export type WorkerRegistration = () => Promise<ServiceWorkerRegistration | null>

/** Registers the worker of the deployment for all pages below its base path; private windows and old browsers refuse. */
export const workerRegistration =
  ({ basePath, serviceWorker }: Pick<RuntimeConfig, 'basePath' | 'serviceWorker'>): WorkerRegistration =>
  async () => {
    if (!serviceWorker || !('serviceWorker' in navigator)) return null
    const registered: unknown = await navigator.serviceWorker
      .register(`${basePath}/${WORKER_FILE}`, { scope: `${basePath}/`, updateViaCache: 'none' })
      .catch(() => null)
    // Browsers under test answer with nothing where workers are blocked.
    return registered instanceof ServiceWorkerRegistration ? registered : null
  }
