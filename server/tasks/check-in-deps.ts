import type { Inbox } from '../inbox/inbox.port'
import type { Ledger } from '../coins/ledger.port'
import type { PictureAddress } from '../profile/people'
import type { Settings } from '../settings'

/** What check-ins and the activity stand on. */
export interface CheckInDeps {
  /** Makes hashes of devices. */
  readonly identifierKey: Uint8Array
  readonly inbox: Inbox
  readonly ledger: Ledger
  /** The network address to count against; null where none is limited. */
  readonly limitedAddress: (address: string) => string | null
  readonly pictureAt: PictureAddress
  readonly settings: Pick<Settings, 'activity' | 'checkIn'>
}
