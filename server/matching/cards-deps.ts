import type { AgeAssurance } from '../account/age-assurance.port'
import type { FriendsDeps } from '../friends/change-pair'
import type { Inbox } from '../inbox/inbox.port'
import type { Ledger } from '../coins/ledger.port'
import type { PeopleView } from '../profile/people-info'
import type { Random } from '../random'
import type { Settings } from '../settings'

/** What cards and likes stand on. */
export interface CardsDeps extends PeopleView {
  readonly age: AgeAssurance
  readonly friends: FriendsDeps
  readonly inbox: Inbox
  readonly ledger: Ledger
  readonly random: Random
  readonly settings: Settings['cards']
}
