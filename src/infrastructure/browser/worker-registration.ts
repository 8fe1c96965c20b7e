import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { WORKER_FILE } from '../../domain/kernel/worker-messages'

/** Asking again gives the same one; null: this browser, or the deployment, has no service worker. */
export type WorkerRegistration = () => Promise<ServiceWorkerRegistration | null>

/** What it kept goes as well. */
const dismiss = async (worker: ServiceWorkerRegistration): Promise<void> => {
  await worker.unregister()
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.endsWith(worker.scope)).map((name) => caches.delete(name)))
}

/**
 * Registers the worker of the deployment for all pages below its base path; private windows and old browsers refuse. Where the
 * deployment has none any more, one from before goes now, not when the browser happens to look.
 */
export const workerRegistration =
  ({ basePath, serviceWorker }: Pick<RuntimeConfig, 'basePath' | 'serviceWorker'>): WorkerRegistration =>
  async () => {
    if (!('serviceWorker' in navigator)) return null
    const scope = `${basePath}/`
    if (!serviceWorker) {
      const older = await navigator.serviceWorker.getRegistration(scope).catch(() => undefined)
      await (older && dismiss(older).catch(() => undefined))
      return null
    }
    const registered: unknown = await navigator.serviceWorker
      .register(`${basePath}/${WORKER_FILE}`, { scope, updateViaCache: 'none' })
      .catch(() => null)
    // Browsers under test answer with nothing where workers are blocked.
    return registered instanceof ServiceWorkerRegistration ? registered : null
  }
