import type { Bus } from './bus/bus.port'
import type { Translator } from './chat/translator.port'
import type { Clock } from './clock'
import type { Ledger } from './coins/ledger.port'
import type { PaymentProviders } from './coins/payments/payment-providers'
import type { Config } from './config'
import type { ServerKeys } from './http/server-keys'
import type { Inbox } from './inbox/inbox.port'
import type { MediaStore } from './media/media-store.port'
import type { Mailer } from './outbox/mailer.port'
import type { Sms } from './outbox/sms.port'
import type { PushSender } from './push/push-sender.port'
import type { Random } from './random'
import type { Evidence } from './safety/evidence/evidence'
import type { Sessions } from './session/sessions'
import type { Store } from './store/store'

/** What features are made of. */
export interface FeatureDeps {
  readonly config: Config
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly bus: Bus
  readonly inbox: Inbox
  readonly ledger: Ledger
  readonly payments: PaymentProviders
  readonly sessions: Sessions
  readonly mailer: Mailer
  readonly media: MediaStore
  readonly evidence: Evidence
  readonly sms: Sms
  readonly translator: Translator
  readonly keys: ServerKeys
  /** Null: this deployment sends no pushes. */
  readonly pushSender: PushSender | null
}
