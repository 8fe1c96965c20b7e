import type { FastifyInstance } from 'fastify'
import type { Chore } from '../../chores'
import type { FeatureDeps } from '../../feature-deps'
import { type PaymentProviders, paymentProviders } from './payment-providers'
import { makeSandbox, type Sandbox } from './sandbox/sandbox'
import { ownWebhook } from './webhook-address'

/** How people pay here. */
export interface Payments {
  readonly providers: PaymentProviders
  readonly chores: readonly Chore[]
  /** Serves the checkout pages of local mode, where there are any. A port that is taken is told, and they are left out. */
  readonly open: (host: string) => Promise<void>
  readonly close: () => Promise<void>
}

type Parts = Pick<FeatureDeps, 'config' | 'clock' | 'random' | 'store' | 'keys'>

const sandboxOf = (app: FastifyInstance, { clock, config, keys, random, store }: Parts): Sandbox | null =>
  config.payments.sandboxPort === null
    ? null
    : makeSandbox({
        clock,
        random,
        store,
        settings: config.settings.sandbox,
        key: keys.sandboxKey,
        port: config.payments.sandboxPort,
        webhookAt: (provider) => ownWebhook(app, config.basePath, provider),
        report: (problem) => app.log.warn({ problem }, 'a notification of the sandbox was not taken'),
      })

/** Puts the providers of the configuration together; one that is played needs the pages of local mode. */
export const makePayments = (app: FastifyInstance, parts: Parts): Payments => {
  const { clock, config } = parts
  const { timeoutMs } = config.settings.payments
  const sandbox = sandboxOf(app, parts)
  return {
    providers: paymentProviders(config.payments, { clock, timeoutMs, sandbox: sandbox?.services ?? null }),
    chores: sandbox?.chores ?? [],
    open: async (host) => {
      await sandbox?.open(host).catch((error: unknown) => app.log.error({ err: error }, 'no checkout pages'))
    },
    close: async () => sandbox?.close(),
  }
}
