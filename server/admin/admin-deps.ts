import type { Clock } from '../clock'
import type { Ledger } from '../coins/ledger.port'
import type { ApplyDeps } from '../coins/orders/apply-deliveries'
import type { Orders } from '../coins/orders/orders.port'
import type { Mailer } from '../outbox/mailer.port'
import type { ReviewDeps } from '../profile/photo-review'
import type { Pushes } from '../push/pushes.port'
import type { Random } from '../random'
import type { SafetyDeps } from '../safety/safety-deps'
import type { Store } from '../store/store'

/** What the operator's commands stand on. */
export interface AdminDeps extends ReviewDeps {
  /** What deliveries of payment providers are applied with. */
  readonly applying: ApplyDeps
  readonly clock: Clock
  readonly ledger: Pick<Ledger, 'purse'>
  readonly mailer: Mailer
  readonly orders: Orders
  readonly pushes: Pick<Pushes, 'message'>
  readonly random: Random
  readonly store: Store
  readonly safety: SafetyDeps
}
