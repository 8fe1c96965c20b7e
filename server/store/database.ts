import type { Kysely } from 'kysely'
import type {
  AgeStatementsTable,
  EmailsTable,
  PhonesTable,
  PresenceTable,
  SignInAttemptsTable,
  SignInFlowsTable,
  SignUpGrantsTable,
  SocialAccountsTable,
  UsersTable,
} from './tables/account.table'
import type { AdminLogTable } from './tables/admin.table'
import type { AutomaticTokensTable, CertsTable } from './tables/automatic.table'
import type {
  CallActionsTable,
  CallDisputesTable,
  CallLeasesTable,
  CallSlotsTable,
  CallsTable,
} from './tables/calls.table'
import type { CardsShownTable, LikePairsTable } from './tables/cards.table'
import type { CheckInsTable, LuckyBoxesTable } from './tables/check-ins.table'
import type { ConversationsTable, MessageDaysTable, MessagesTable, ReadsTable } from './tables/chat.table'
import type {
  BalancesTable,
  HoldsTable,
  PostingsTable,
  SpendingLimitsTable,
  TransfersTable,
} from './tables/coins.table'
import type { BlocksTable, HotAddsTable, RelationsTable, SuggestionsTable } from './tables/friends.table'
import type { GoodsTable } from './tables/gifts.table'
import type { InboxHeadsTable, InboxTable } from './tables/inbox.table'
import type {
  MatchDaysTable,
  MatchesTable,
  MatchPairsTable,
  MatchQueueTable,
  MatchSidesTable,
} from './tables/matching.table'
import type { MediaTable, PhotosTable } from './tables/media.table'
import type { OffersTable } from './tables/offers.table'
import type {
  CardsToForgetTable,
  ForgedDeliveriesTable,
  OrdersTable,
  PaymentEventsTable,
  SavedCardsTable,
} from './tables/orders.table'
import type { OutboxMailsTable } from './tables/outbox.table'
import type { PreviewsTable } from './tables/previews.table'
import type { AgreementsTable, LikesTable } from './tables/profile.table'
import type { PushChoicesTable, PushesTable, PushSubscriptionsTable } from './tables/push.table'
import type { RefundRequestsTable } from './tables/refunds.table'
import type { ReportsTable } from './tables/reports.table'
import type { RewardsTable } from './tables/rewards.table'
import type { SandboxCardsTable, SandboxEventsTable, SandboxPaymentsTable } from './tables/sandbox.table'
import type {
  AppealsTable,
  AppealTokensTable,
  DeletionsTable,
  SanctionDevicesTable,
  SanctionsTable,
} from './tables/safety.table'
import type {
  IdempotencyTable,
  NoncesTable,
  RateLimitsTable,
  ServerKeysTable,
  SessionsTable,
} from './tables/session.table'

import type { ReportedCallsTable, SnapshotsTable } from './tables/snapshots.table'
import type { SocialFlowsTable } from './tables/social.table'
import type { TaskClaimsTable } from './tables/tasks.table'
import type { UsageDaysTable, UsageEventsTable } from './tables/usage.table'

/** Every table of the gateway. Columns are text, integer and real only; flags are 0 or 1, instants are ms. */
export interface Database {
  users: UsersTable
  emails: EmailsTable
  phones: PhonesTable
  social_accounts: SocialAccountsTable
  social_flows: SocialFlowsTable
  sign_up_grants: SignUpGrantsTable
  sign_in_flows: SignInFlowsTable
  sign_in_attempts: SignInAttemptsTable
  age_statements: AgeStatementsTable
  certs: CertsTable
  automatic_tokens: AutomaticTokensTable
  presence: PresenceTable
  sessions: SessionsTable
  nonces: NoncesTable
  idempotency: IdempotencyTable
  server_keys: ServerKeysTable
  rate_limits: RateLimitsTable
  relations: RelationsTable
  blocks: BlocksTable
  hot_adds: HotAddsTable
  suggestions: SuggestionsTable
  messages: MessagesTable
  reads: ReadsTable
  message_days: MessageDaysTable
  conversations: ConversationsTable
  calls: CallsTable
  call_slots: CallSlotsTable
  call_actions: CallActionsTable
  previews: PreviewsTable
  call_leases: CallLeasesTable
  call_disputes: CallDisputesTable
  balances: BalancesTable
  transfers: TransfersTable
  postings: PostingsTable
  holds: HoldsTable
  spending_limits: SpendingLimitsTable
  orders: OrdersTable
  payment_events: PaymentEventsTable
  saved_cards: SavedCardsTable
  cards_to_forget: CardsToForgetTable
  forged_deliveries: ForgedDeliveriesTable
  refund_requests: RefundRequestsTable
  goods: GoodsTable
  offers: OffersTable
  check_ins: CheckInsTable
  lucky_boxes: LuckyBoxesTable
  task_claims: TaskClaimsTable
  rewards: RewardsTable
  inbox_heads: InboxHeadsTable
  inbox: InboxTable
  outbox_mails: OutboxMailsTable
  sandbox_payments: SandboxPaymentsTable
  sandbox_events: SandboxEventsTable
  sandbox_cards: SandboxCardsTable
  usage_events: UsageEventsTable
  usage_days: UsageDaysTable
  sanctions: SanctionsTable
  sanction_devices: SanctionDevicesTable
  appeal_tokens: AppealTokensTable
  appeals: AppealsTable
  reports: ReportsTable
  reported_calls: ReportedCallsTable
  snapshots: SnapshotsTable
  deletions: DeletionsTable
  admin_log: AdminLogTable
  media: MediaTable
  photos: PhotosTable
  likes: LikesTable
  cards_shown: CardsShownTable
  like_pairs: LikePairsTable
  agreements: AgreementsTable
  match_queue: MatchQueueTable
  matches: MatchesTable
  match_sides: MatchSidesTable
  match_days: MatchDaysTable
  match_pairs: MatchPairsTable
  push_subscriptions: PushSubscriptionsTable
  pushes: PushesTable
  push_choices: PushChoicesTable
}

/** A handle to ask and to change through: inside a unit of work its transaction, outside a read-only view. */
export type Tx = Kysely<Database>
