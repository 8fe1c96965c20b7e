import type { Chore } from '../../chores'
import type { FeatureDeps } from '../../feature-deps'
import type { Orders } from '../orders/orders.port'
import { forgetProofs } from './forget-proofs'
import { sendRefunds } from './send-refunds'

/** What becomes of requests after somebody has decided them. */
export const refundChores = (
  { clock, config: { settings }, media, payments: providers, store }: FeatureDeps,
  orders: Orders,
): readonly Chore[] => [
  { name: 'refunds', everyMs: 5_000, run: () => sendRefunds(store, { orders, providers }, clock.now()) },
  {
    name: 'proofs',
    everyMs: 3_600_000,
    run: () => forgetProofs(store, media, clock.now() - settings.safety.reportKeepMs),
  },
]
