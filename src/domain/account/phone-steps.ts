import type { Instant } from '../kernel/time'
import { afterCode, afterNumber, type Channel, type PhoneStanding } from './phone-standing'
import {
  calm,
  choosing,
  type EnteringPhone,
  type EnteringPhonePassword,
  type SignIn,
  type VerifyingPhone,
} from './sign-in'
import type { PhoneEvent } from './sign-in-event'

interface Known {
  readonly standing: PhoneStanding
  readonly resendAt: Instant
  readonly at: Instant
}

const numberKnown = (signIn: SignIn, { at, resendAt, standing }: Known): SignIn => {
  if (signIn._tag !== 'EnteringPhone' || signIn.number === null) return signIn
  const { origin, number } = signIn
  const next = afterNumber(standing, signIn.purpose)
  switch (next._tag) {
    case 'Password':
      return passwordOf({ origin, number, standing })
    case 'Code': {
      const { channel, channels, purpose } = next
      const asked = { origin, number, standing, purpose, channel, channels, resendAt, ticket: '' }
      return { _tag: 'VerifyingPhone', ...asked, busy: at >= resendAt, problem: null }
    }
    case 'Disabled':
      return choosing(origin, { _tag: 'PhoneDisabled' })
  }
}

/** Step 3 of a known password. */
export const passwordOf = ({
  origin,
  number,
  standing,
}: Pick<VerifyingPhone, 'origin' | 'number' | 'standing'>): EnteringPhonePassword => ({
  _tag: 'EnteringPhonePassword',
  origin,
  number,
  standing,
  purpose: 'signIn',
  skippable: false,
  ticket: '',
  ...calm,
})

const channelChosen = (signIn: SignIn, channel: Channel): SignIn =>
  signIn._tag === 'VerifyingPhone' && signIn.channels.includes(channel) ? { ...signIn, channel } : signIn

/** Whoever is not asked for a password is on the way in: the step stays busy and holds the ticket. */
const codeAccepted = (signIn: SignIn, ticket: string): SignIn => {
  if (signIn._tag !== 'VerifyingPhone') return signIn
  const { origin, number, standing } = signIn
  const next = afterCode(standing, signIn.purpose)
  switch (next._tag) {
    case 'Enter':
      return { ...signIn, ticket }
    case 'Password': {
      const { purpose, skippable } = next
      return { _tag: 'EnteringPhonePassword', origin, number, standing, purpose, skippable, ticket, ...calm }
    }
  }
}

const passwordChosen = (signIn: SignIn, password: string | null): SignIn => {
  if (signIn._tag !== 'EnteringPhonePassword' || signIn.purpose !== 'new') return signIn
  const { origin, number, ticket } = signIn
  const by = { _tag: 'ByPhone', number, ticket, password, before: { ...signIn, ...calm } } as const
  return { _tag: 'SupplyingInfo', origin, by, ...calm }
}

/** Steps 2 to 4 (@rule ACCT-27 ACCT-28 ACCT-29 ACCT-30 ACCT-31 ACCT-33 ACCT-35 ACCT-36 ACCT-40 ACCT-41). */
export const phoneStep = (signIn: SignIn, event: PhoneEvent): SignIn => {
  switch (event._tag) {
    case 'PhoneChosen':
      return signIn._tag === 'Choosing'
        ? { _tag: 'EnteringPhone', origin: signIn.origin, number: null, purpose: 'signIn', ...calm }
        : signIn
    case 'NumberSubmitted':
      return signIn._tag === 'EnteringPhone' ? { ...signIn, number: event.number, busy: true, problem: null } : signIn
    case 'NumberKnown':
      return numberKnown(signIn, event)
    case 'ChannelChosen':
      return channelChosen(signIn, event.channel)
    case 'CodeAccepted':
      return codeAccepted(signIn, event.ticket)
    case 'PasswordChosen':
      return passwordChosen(signIn, event.password)
  }
}

/** Step 2 again, for the same number. */
export const numberAgain = (
  { origin, number }: EnteringPhonePassword | VerifyingPhone,
  purpose: EnteringPhone['purpose'],
): EnteringPhone => ({ _tag: 'EnteringPhone', origin, number, purpose, ...calm })

/** At step 3: a reset begins with the number (@rule ACCT-44). */
export const phonePasswordForgotten = (signIn: EnteringPhonePassword): SignIn =>
  signIn.purpose === 'signIn' ? numberAgain(signIn, 'reset') : signIn

/** At step 3: the new password signs in from now on. */
export const phonePasswordStored = (signIn: EnteringPhonePassword): SignIn =>
  signIn.purpose === 'reset' ? { ...signIn, purpose: 'signIn' } : signIn
