import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'

export interface NoticesView {
  /** The cookie notice is due: nobody has accepted it in this browser (SAFE-10). */
  readonly cookies: boolean
  /** The newest privacy policy is to be agreed to (SAFE-12). */
  readonly privacy: boolean
  /** That is on its way to the gateway. */
  readonly agreeing: boolean
  /** The gateway did not hear of it. */
  readonly failed: boolean
}

/** What members are told, or asked, in law's name. */
export interface NoticesFeature {
  readonly view: NoticesView
  /** For 365 days, in this browser (SAFE-11). */
  readonly acceptCookies: IO<void>
  /** Not now: the notice comes back with the next login. */
  readonly dismissCookies: IO<void>
  /** Agrees to the privacy policy; a second press while it is on its way does nothing (SAFE-13). */
  readonly agree: Task<void>
}
