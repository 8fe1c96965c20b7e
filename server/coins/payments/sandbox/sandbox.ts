import type { FastifyInstance } from 'fastify'
import type { Chore } from '../../../chores'
import { makeSandboxApp } from './sandbox-app'
import { type DeliveryDeps, deliverDue, forgetOld } from './sandbox-delivery'
import type { SandboxProviderDeps } from './sandbox.provider'

/** The payment services of local mode: their books, their pages on an origin of their own, and their notifications. */
export interface Sandbox {
  /** What the adapters speak to. */
  readonly services: SandboxProviderDeps
  readonly chores: readonly Chore[]
  /** Serves the pages; rejects where the port is taken. */
  readonly open: (host: string) => Promise<void>
  readonly close: () => Promise<void>
}

export interface SandboxDeps extends DeliveryDeps {
  /** 0: any free one. */
  readonly port: number
}

const portOf = (app: FastifyInstance | null): number | null => {
  const address = app?.server.address()
  return typeof address === 'object' && address !== null ? address.port : null
}

export const makeSandbox = (deps: SandboxDeps): Sandbox => {
  let app: FastifyInstance | null = null
  const services = { ...deps, port: () => portOf(app) }
  return {
    services,
    chores: [
      { name: 'sandbox payments', everyMs: 1_000, run: () => deliverDue(deps) },
      { name: 'old sandbox payments', everyMs: 3_600_000, run: () => forgetOld(deps) },
    ],
    open: async (host) => {
      app = makeSandboxApp({ ...services, deliver: () => deliverDue(deps) })
      await app.listen({ host, port: deps.port })
    },
    close: async () => {
      await app?.close()
      app = null
    },
  }
}
