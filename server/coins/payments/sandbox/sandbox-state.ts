/** Where a payment at a checkout page of local mode stands. */
export type SandboxState = 'open' | 'pending' | 'later' | 'paid' | 'declined' | 'cancelled' | 'disputed'

/** What somebody may press on such a page; `due` is the time that has come for a payment that pays itself. */
export const CHOICES = ['pay', 'fail', 'cancel', 'pending', 'later', 'dispute'] as const
export type Choice = (typeof CHOICES)[number]

export type EventType =
  | 'payment.pending'
  | 'payment.captured'
  | 'payment.declined'
  | 'payment.cancelled'
  | 'payment.refunded'
  | 'payment.charged_back'

export interface Change {
  readonly state: SandboxState
  readonly tells: EventType
}

type Changes = Readonly<Partial<Record<Choice | 'due', Change>>>

const pending: Changes = {
  pay: { state: 'paid', tells: 'payment.captured' },
  fail: { state: 'declined', tells: 'payment.declined' },
  cancel: { state: 'cancelled', tells: 'payment.cancelled' },
  later: { state: 'later', tells: 'payment.pending' },
}

const changes: Readonly<Record<SandboxState, Changes>> = {
  open: { ...pending, pending: { state: 'pending', tells: 'payment.pending' } },
  pending,
  later: { due: { state: 'paid', tells: 'payment.captured' } },
  paid: { dispute: { state: 'disputed', tells: 'payment.charged_back' } },
  declined: {},
  cancelled: {},
  disputed: {},
}

/** What a choice makes of a payment; undefined where it changes nothing: pressed twice, or too late. */
export const change = (state: SandboxState, choice: Choice | 'due'): Change | undefined => changes[state][choice]
