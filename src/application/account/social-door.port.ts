import type { Task } from 'fp-ts/Task'
import type { Provider } from '../../domain/account/provider'

/** The way to a provider's own pages. */
export interface SocialDoor {
  /** Leaves the page; resolves only if the person comes back to this very page. */
  readonly go: (provider: Provider) => Task<void>
}
