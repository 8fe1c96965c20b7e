import type { Receipt } from '../../../src/application/calls/call-gateway.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Instant } from '../../../src/domain/kernel/time'

export interface Room {
  readonly caller: UserId
  readonly callee: UserId
  /** Where it comes from; missing: 102. */
  readonly location?: number
  /** Of a match: no minute of it costs anything. */
  readonly match?: true
  /** Who has seen the first frame. */
  readonly started: Set<UserId>
  startedAt: Instant | null
  endedAt: Instant | null
  minutes: number
  dispute?: Receipt['dispute']
  stopMeter: () => void
}

export interface Mail {
  readonly to: string
  readonly kind: 'new' | 'existing' | 'forgot'
  readonly code: string
  readonly link: string
}

export interface Flow {
  readonly email: string
  readonly cookie: string
  readonly code: string
  readonly link: string
  confirmed: boolean
  password: string
}
