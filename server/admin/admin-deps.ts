import type { Clock } from '../clock'
import type { ReviewDeps } from '../profile/photo-review'
import type { Random } from '../random'
import type { SafetyDeps } from '../safety/safety-deps'
import type { Store } from '../store/store'

/** What the operator's commands stand on. */
export interface AdminDeps extends ReviewDeps {
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly safety: SafetyDeps
}
