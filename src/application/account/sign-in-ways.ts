import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { SuppliedInfo } from '../../domain/account/new-person'
import type { TypedNumber } from '../../domain/account/phone-number'
import type { Channel } from '../../domain/account/phone-standing'
import type { Provider } from '../../domain/account/provider'

/** What was typed and has to outlive the way to a provider and back; never a secret. */
export type Drafts = Readonly<Record<string, string>>

/** The steps of the login popup. Every one resolves; what went wrong is in the view. */
export interface SignInWays {
  readonly back: IO<void>
  readonly choosePhone: IO<void>
  readonly chooseEmail: IO<void>
  /** Leaves the page; what is given as `drafts` is there again after the return. */
  readonly startSocial: (provider: Provider, drafts: Drafts) => Task<void>
  /** What `startSocial` was given before the return to this page; once. */
  readonly takeDrafts: Task<Drafts>
  /** Step 2: checks the number, asks how it stands, and sends the code where one is needed. */
  readonly submitPhone: (typed: TypedNumber) => Task<void>
  /** Step 4: how the next code travels. */
  readonly chooseChannel: (channel: Channel) => void
  readonly submitEmail: (email: string) => Task<void>
  /** Steps 4 and 6: six digits; submits itself (ACCT-23). */
  readonly submitCode: (code: string) => Task<void>
  /** Step 6: the person says that the link was followed. */
  readonly checkConfirmed: Task<void>
  /** Steps 4 and 6, once the wait is over. */
  readonly resendCode: Task<void>
  /** Steps 3 and 7. */
  readonly forgotPassword: Task<void>
  /** Steps 3 and 7. */
  readonly submitPassword: (password: string) => Task<void>
  /** Step 3, where it is `skippable`. */
  readonly skipPassword: Task<void>
  /** Checks what was typed first; `adult` is the signed statement. */
  readonly submitInfo: (info: SuppliedInfo, adult: boolean) => Task<void>
  /** Keeps an account that is to be deleted, and signs in (PLUS-14). */
  readonly keepAccount: Task<void>
  /** Opens the confirmation of a mail's link (`login?mail=TOKEN`); nothing is confirmed yet. */
  readonly openLink: (token: string) => void
  readonly confirmLink: Task<void>
}
