import type { AgeAssurance } from '../account/age-assurance.port'
import type { Bus } from '../bus/bus.port'
import type { Clock } from '../clock'
import type { AfterLike } from './after-like.port'
import type { TurnConfig } from '../config'
import type { Ledger } from '../coins/ledger.port'
import type { MoneyOf } from '../coins/packs'
import type { PresenceHints } from '../friends/presence-hints'
import type { Inbox } from '../inbox/inbox.port'
import type { PictureAddress } from '../profile/people'
import type { Pushes } from '../push/pushes.port'
import type { Random } from '../random'
import type { VendorTokens } from '../rtm/agora-tokens'
import type { Settings } from '../settings'

/** What the answers of the calls feature stand on. */
export interface CallsDeps {
  readonly afterLike: AfterLike
  readonly age: AgeAssurance
  readonly bus: Bus
  readonly clock: Pick<Clock, 'now'>
  readonly inbox: Inbox
  readonly ledger: Ledger
  /** Coins on sale, by which a price is told in money (PLUS-3). */
  readonly moneyOf: MoneyOf
  readonly pictureAt: PictureAddress
  readonly presence: PresenceHints
  readonly pushes: Pick<Pushes, 'call' | 'callOver' | 'message'>
  readonly random: Random
  readonly settings: Settings['calls']
  /** Lets people into a vendor's rooms, where calls go through one. */
  readonly tokens: VendorTokens
  /** The relay for media, if the deployment has one. */
  readonly turn: TurnConfig
}
