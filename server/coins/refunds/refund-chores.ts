import * as E from 'fp-ts/Either'
import type { Chore } from '../../chores'
import type { FeatureDeps } from '../../feature-deps'
import type { Orders } from '../orders/orders.port'
import { forgetProofs } from './forget-proofs'
import { lookForReturns } from './refund-store'
import { sendRefunds } from './send-refunds'

/** What becomes of requests after somebody has decided them. */
export const refundChores = (
  { clock, config: { settings }, media, payments: providers, store }: FeatureDeps,
  orders: Orders,
): readonly Chore[] => [
  { name: 'refunds', everyMs: 5_000, run: () => sendRefunds(store, { orders, providers }, clock.now()) },
  {
    name: 'silent refunds',
    everyMs: 3_600_000,
    run: () => store.work<never, void>(async (work) => E.right(await lookForReturns(work, clock.now()))),
  },
  {
    name: 'proofs',
    everyMs: 3_600_000,
    run: () => forgetProofs(store, media, clock.now() - settings.safety.reportKeepMs),
  },
]
