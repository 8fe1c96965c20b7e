import type { Bus } from '../bus/bus.port'
import type { PresenceHints } from '../friends/presence-hints'
import type { Ledger } from '../coins/ledger.port'
import type { Mailer } from '../outbox/mailer.port'
import type { PhoneRules } from '../config-phone'
import type { Sms } from '../outbox/sms.port'
import type { PictureAddress } from '../profile/people'
import type { Pushes } from '../push/pushes.port'
import type { Random } from '../random'
import type { Departures } from '../session/departures.port'
import type { Sessions } from '../session/sessions'
import type { Settings } from '../settings'
import type { AgeAssurance } from './age-assurance.port'
import type { Captcha } from './captcha'
import type { Passwords } from './password'
import type { Gate } from './gate.port'

/** What the answers of the account feature stand on. */
export interface AccountDeps {
  readonly departures: Departures
  readonly age: AgeAssurance
  readonly bus: Bus
  readonly captcha: Captcha
  readonly gate: Gate
  readonly ledger: Ledger
  readonly mailer: Mailer
  readonly passwords: Passwords
  readonly pictureAt: PictureAddress
  readonly pushes: Pick<Pushes, 'reminder'>
  readonly presence: PresenceHints
  readonly random: Random
  readonly sessions: Sessions
  readonly settings: Settings
  readonly sms: Sms
  readonly phoneRules: PhoneRules
  /** Alpha-2: the country of addresses of which none is known. */
  readonly defaultCountry: string
  /** Domains with whose addresses nobody signs up. */
  readonly disposableDomains: readonly string[]
  /** Whether new people can sign up by e-mail here (ACCT-72). */
  readonly emailSignUp: boolean
  /** Makes hashes of addresses, numbers and devices that outlive their account. */
  readonly identifierKey: Uint8Array
  /** The network address to count against; null where none is limited. */
  readonly limitedAddress: (address: string) => string | null
  /** No name may hold one of them (20101). */
  readonly sensitiveWords: readonly string[]
  /** Where people open the product: the base of the links in mails, without a slash at the end. */
  readonly origin: string
}
