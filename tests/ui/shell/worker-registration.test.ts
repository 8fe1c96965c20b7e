import { describe, expect, it, vi } from 'vitest'
import { workerRegistration } from '../../../src/infrastructure/browser/worker-registration'

const SCOPE = 'https://visavis.test/x/'

describe('the service worker of a deployment', () => {
  const browser = (registered: boolean) => {
    const unregister = vi.fn<() => Promise<boolean>>(async () => true)
    const register = vi.fn<(file: string, options: object) => Promise<unknown>>(async () => undefined)
    const getRegistration = vi.fn<(scope: string) => Promise<unknown>>(async () =>
      registered ? { scope: SCOPE, unregister } : undefined,
    )
    const names = new Set([`files-${SCOPE}`, `precache-${SCOPE}`, 'files-https://visavis.test/y/'])
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration, register } })
    vi.stubGlobal('ServiceWorkerRegistration', Object)
    vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) })
    return { getRegistration, names, register, unregister }
  }

  it('is registered below the base path [PLUS-18]', async () => {
    const { register, unregister } = browser(true)
    await workerRegistration({ basePath: '/x', serviceWorker: true })()
    expect(register).toHaveBeenCalledWith('/x/service-worker.js', { scope: '/x/', updateViaCache: 'none' })
    expect(unregister).not.toHaveBeenCalled()
  })

  it('goes with all that it kept, and nothing else, at the first visit after it was switched off [PLUS-18]', async () => {
    const { getRegistration, names, register, unregister } = browser(true)
    expect(await workerRegistration({ basePath: '/x', serviceWorker: false })()).toBeNull()
    expect(getRegistration).toHaveBeenCalledWith('/x/')
    expect([unregister.mock.calls.length, register.mock.calls.length]).toEqual([1, 0])
    expect([...names]).toEqual(['files-https://visavis.test/y/'])
  })

  it('is not looked for any further where there is none', async () => {
    const { names } = browser(false)
    expect(await workerRegistration({ basePath: '/x', serviceWorker: false })()).toBeNull()
    expect(names.size).toBe(3)
  })
})
