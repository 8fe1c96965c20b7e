import type { Generated } from 'kysely'

/** A device that takes pushes, as long as its session lasts. */
export interface PushSubscriptionsTable {
  id: string
  session_id: string
  user_id: number
  /** Where it is reached: the endpoint of its push service, or the token of a vendor. Whoever knows it could reach it too. */
  address: string
  /** base64url, for whom pushes are sealed; both are empty with a vendor's token. */
  public_key: string
  secret: string
  created_at: number
  /** In a row, and until when it is left alone because of them. */
  failures: Generated<number>
  retry_at: Generated<number>
}

/** A push on its way to one device; a later one of the same topic takes its place. */
export interface PushesTable {
  subscription_id: string
  topic: string
  /** What it tells, as JSON, but for the person of whom it tells. */
  notice: string
  /** 1: of a call, which waits behind nothing else. */
  urgent: number
  other_id: number | null
  /** The row of the inbox that makes it needless once somebody has it. */
  seq: number | null
  /** Raised when a later push takes its place. */
  version: Generated<number>
  /** How often it was handed over, or was about to be. */
  tries: Generated<number>
  due_at: number
  /** From then on it is of no use. */
  ends_at: number
}

/** Which kinds of pushes somebody wants (1) or not (0); who never chose has no row. */
export interface PushChoicesTable {
  user_id: number
  message: number
  request: number
  call: number
  reminder: number
  reward: number
  /** Whether texts are shown in notifications. */
  preview: number
}
