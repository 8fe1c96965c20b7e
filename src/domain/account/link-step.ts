import type { Instant } from '../kernel/time'
import type { LinkRefused } from './linking'
import { RESEND_WAIT_MS } from './sign-in-step'
import type { SignInProblem } from './sign-in'

export type LinkKind = 'email' | 'phone'

export type LinkProblem = SignInProblem | LinkRefused

interface Step {
  readonly kind: LinkKind
  readonly busy: boolean
  readonly problem: LinkProblem | null
}

/** What is sent, and how it reads. */
export interface LinkValue {
  /** An address, or a number with its dial code after a plus. */
  readonly value: string
  readonly shown: string
}

/** Linking or changing the address or number of an account: the new value, its code, done (@rule ACCT-113). */
export type LinkFlow =
  | { readonly _tag: 'Closed' }
  | (Step & { readonly _tag: 'Entering' })
  | (Step & LinkValue & { readonly _tag: 'Verifying'; readonly resendAt: Instant })

export type LinkEvent =
  | { readonly _tag: 'Opened'; readonly kind: LinkKind }
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Back' }
  /** Until it is answered nothing else can be sent. */
  | { readonly _tag: 'Submitted' }
  | { readonly _tag: 'CodeSent'; readonly to: LinkValue; readonly at: Instant }
  | { readonly _tag: 'ResendAsked'; readonly at: Instant }
  | { readonly _tag: 'Failed'; readonly problem: LinkProblem }
  | { readonly _tag: 'Linked' }

export const noLinkFlow: LinkFlow = { _tag: 'Closed' }

const calm = { busy: false, problem: null }

/** An event that does not fit changes nothing, so that a late answer is harmless (@rule ACCT-116). */
export const linkStep = (flow: LinkFlow, event: LinkEvent): LinkFlow => {
  if (event._tag === 'Opened') return { _tag: 'Entering', kind: event.kind, ...calm }
  if (flow._tag === 'Closed') return flow
  switch (event._tag) {
    case 'Closed':
    case 'Linked':
      return noLinkFlow
    case 'Back':
      return flow._tag === 'Verifying' ? { _tag: 'Entering', kind: flow.kind, ...calm } : noLinkFlow
    case 'Submitted':
      return flow.busy ? flow : { ...flow, busy: true, problem: null }
    case 'CodeSent':
      return { _tag: 'Verifying', kind: flow.kind, ...event.to, ...calm, resendAt: event.at + RESEND_WAIT_MS }
    case 'ResendAsked':
      return flow._tag === 'Verifying' && !flow.busy && event.at >= flow.resendAt
        ? { ...flow, busy: true, problem: null }
        : flow
    case 'Failed':
      return { ...flow, busy: false, problem: event.problem }
  }
}
