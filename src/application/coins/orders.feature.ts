import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { Purchase } from '../../domain/coins/purchase'
import type { Incomplete, RefundForm } from '../../domain/coins/refund'
import type { BadEmail } from '../../domain/kernel/email'
import type { PictureProblem } from '../../domain/kernel/picture-file'
import type { Instant } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'
import type { PictureFile } from '../kernel/picture-preparer.port'

/** Where the code of a refund goes: not known yet, the linked address, or one that the person names. */
export type CodeAddress =
  { readonly _tag: 'Unread' } | { readonly _tag: 'Linked'; readonly email: string } | { readonly _tag: 'Named' }

/** The picture that proves what is said; `preview` shows it on this device. */
export type Proof =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Sending'; readonly preview: string; readonly percent: number }
  | { readonly _tag: 'Kept'; readonly preview: string; readonly address: string }
  | { readonly _tag: 'Failed'; readonly preview: string; readonly problem: PictureProblem | GatewayError }

/** Why a code was not sent or a request not taken. */
export type RefundProblem =
  | Incomplete
  | BadEmail
  | { readonly _tag: 'WrongCode' | 'CodeExpired' | 'TooManyCodes' | 'CodeNotSent' | 'NotSent' }
  | { readonly _tag: 'TooSoon'; readonly until: Instant }

/** What the gateway made of a request: it is read by an operator, or it cannot be (@rule COIN-51). */
export type RefundOutcome = 'received' | 'rejected'

export interface RefundView {
  readonly address: CodeAddress
  readonly code: 'none' | 'sending' | 'sent'
  /** From when on another code may be sent. */
  readonly resendAt: Instant
  readonly proof: Proof
  readonly sending: boolean
  readonly problem: RefundProblem | null
}

export interface OrdersView {
  /** Newest first. */
  readonly orders: readonly Purchase[]
  readonly listing: Loading
  readonly refund: RefundView
}

/** Own orders, and asking money back for them. */
export interface OrdersFeature {
  readonly view: OrdersView
  readonly load: Task<void>
  /** Whether the way to a request is offered (@rule COIN-50). */
  readonly mayAskBack: (purchase: Purchase) => boolean
  /** Opens an empty form. */
  readonly beginRefund: Task<void>
  /** Mails the code; `typed` counts where no address is linked (@rule ACCT-54, COIN-48). */
  readonly sendRefundCode: (typed: string) => Task<void>
  /** Sends the picture; another one takes its place. */
  readonly chooseProof: (file: PictureFile) => Task<void>
  readonly dropProof: IO<void>
  /** Null: it was not sent, `view.refund.problem` says why (@rule COIN-45). */
  readonly submitRefund: (form: Omit<RefundForm, 'proof'>) => Task<RefundOutcome | null>
  /** Lets go of the form with its picture. */
  readonly leaveRefund: IO<void>
}
