import type { UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { PhoneNumber } from './phone-number'
import type { Channel, PhoneStanding } from './phone-standing'
import type { Provider } from './provider'
import type { Purpose, SignInOrigin, SignInProblem } from './sign-in'

/** Where a flow stands, as it is kept so that another tab can go on with it. */
export interface EmailFlow {
  readonly email: string
  readonly flow: string
  readonly purpose: Purpose
}

export type PopupEvent =
  | { readonly _tag: 'Opened'; readonly origin: SignInOrigin }
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Back' }
  /** What the step asks for has been sent; until it is answered nothing else can be sent. */
  | { readonly _tag: 'Submitted' }
  | { readonly _tag: 'Failed'; readonly problem: SignInProblem }
  | { readonly _tag: 'SignedIn' }
  /** The account is to be deleted (10032). */
  | { readonly _tag: 'GraceTold'; readonly user: UserId; readonly cert: string; readonly deleteAt: Instant }
  /** Somebody new has to say who they are (10042); `name` is what a provider calls them, else empty. */
  | { readonly _tag: 'InfoWanted'; readonly cert: string; readonly name: string }
  | { readonly _tag: 'SocialChosen'; readonly provider: Provider }

/** What both kinds of code have in common. */
export type CodeEvent =
  | { readonly _tag: 'CodeSent'; readonly at: Instant }
  | { readonly _tag: 'ResendAsked'; readonly at: Instant }
  /** At step 7 the mail is sent that allows a new password; at step 3 the number is asked for again. */
  | { readonly _tag: 'PasswordForgotten' }
  /** The gateway holds the password now. */
  | { readonly _tag: 'PasswordStored' }

export type EmailEvent =
  | { readonly _tag: 'EmailChosen' }
  | { readonly _tag: 'EmailSubmitted'; readonly email: string }
  | { readonly _tag: 'StandingKnown'; readonly status: number; readonly flow: string }
  | { readonly _tag: 'Confirmed' }
  | { readonly _tag: 'LinkOpened'; readonly token: string }
  /** `flow` is null when another browser began it. */
  | { readonly _tag: 'LinkConfirmed'; readonly flow: EmailFlow | null }

export type PhoneEvent =
  | { readonly _tag: 'PhoneChosen' }
  | { readonly _tag: 'NumberSubmitted'; readonly number: PhoneNumber }
  /** `resendAt`: until then no code is sent to the number, since one is on its way already. */
  | { readonly _tag: 'NumberKnown'; readonly standing: PhoneStanding; readonly resendAt: Instant; readonly at: Instant }
  | { readonly _tag: 'ChannelChosen'; readonly channel: Channel }
  | { readonly _tag: 'CodeAccepted'; readonly ticket: string }
  /** Step 3 of somebody new is done; null: skipped. */
  | { readonly _tag: 'PasswordChosen'; readonly password: string | null }

export type SignInEvent = PopupEvent | CodeEvent | EmailEvent | PhoneEvent
