import type { Mailer } from '../../outbox/mailer.port'
import type { Settings } from '../../settings'
import type { Orders } from '../orders/orders.port'
import type { ProofDeps } from './proofs'

/** What asking money back stands on. */
export interface RefundsDeps extends ProofDeps {
  readonly mailer: Mailer
  readonly orders: Pick<Orders, 'listOwn' | 'own'>
  readonly settings: Pick<Settings, 'pictures' | 'signIn'>
}
