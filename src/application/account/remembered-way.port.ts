import type { IO } from 'fp-ts/IO'
import type { Option } from 'fp-ts/Option'
import type { UserId } from '../../domain/kernel/ids'

/** How the person signed in last in this browser, where that can be repeated without them. */
export interface RememberedWay {
  readonly kind: 'email' | 'phone' | 'social'
  readonly user: UserId
}

/** The gateway notes the way itself, beside the cookie that no script sees; without a note there is nothing to try (ACCT-82). */
export interface RememberedWays {
  readonly read: IO<Option<RememberedWay>>
  readonly forget: IO<void>
}
