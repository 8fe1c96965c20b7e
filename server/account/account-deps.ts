import type { Ledger } from '../coins/ledger.port'
import type { Mailer } from '../outbox/mailer.port'
import type { Random } from '../random'
import type { Sessions } from '../session/sessions'
import type { Settings } from '../settings'
import type { Captcha } from './captcha'
import type { Gate } from './gate.port'

/** What the answers of the account feature stand on. */
export interface AccountDeps {
  readonly captcha: Captcha
  readonly gate: Gate
  readonly ledger: Ledger
  readonly mailer: Mailer
  readonly random: Random
  readonly sessions: Sessions
  readonly settings: Settings
  /** Makes hashes of addresses, numbers and devices that outlive their account. */
  readonly identifierKey: Uint8Array
  /** The network address to count against; null where none is limited. */
  readonly limitedAddress: (address: string) => string | null
  /** No name may hold one of them (20101). */
  readonly sensitiveWords: readonly string[]
  /** Where people open the product: the base of the links in mails, without a slash at the end. */
  readonly origin: string
}
