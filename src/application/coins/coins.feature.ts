import type { Task } from 'fp-ts/Task'
import type { Movement } from '../../domain/coins/movement'

export interface CoinsView {
  readonly movements: readonly Movement[]
  readonly listing: 'idle' | 'loading' | 'loaded' | 'failed'
  readonly hasMore: boolean
}

export interface CoinsFeature {
  readonly view: CoinsView
  readonly load: Task<void>
  readonly more: Task<void>
}
