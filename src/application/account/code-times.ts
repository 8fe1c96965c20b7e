import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { keyOfNumber, type PhoneNumber } from '../../domain/account/phone-number'
import { RESEND_WAIT_MS } from '../../domain/account/sign-in-step'
import type { Instant } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { CODE_TIMES_KEY } from './stored-names'

type Times = Readonly<Record<string, Instant>>

/** When a code was sent to which number; a reload keeps the wait (@rule ACCT-24, ACCT-25). */
export interface CodeTimes {
  /** From when on another code may be sent to the number; past when none is on its way. */
  readonly resendAt: (number: PhoneNumber) => Instant
  readonly noteSent: (number: PhoneNumber) => IO<void>
}

const timesIn = (value: unknown): Times =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, at]) => typeof at === 'number'))
    : {}

export const makeCodeTimes = ({ clock, local }: { readonly clock: Clock; readonly local: KeyedStore }): CodeTimes => {
  const read = (): Times =>
    pipe(
      local.read(CODE_TIMES_KEY),
      O.flatMap((text) => O.tryCatch((): unknown => JSON.parse(text))),
      O.match(() => ({}), timesIn),
    )
  /** Neither of a wait that is over nor of a clock that was set back. */
  const waiting = (at: Instant): boolean => at <= clock.now() && clock.now() < at + RESEND_WAIT_MS
  return {
    resendAt: (number) => {
      const at = read()[keyOfNumber(number)]
      return at !== undefined && waiting(at) ? at + RESEND_WAIT_MS : 0
    },
    noteSent: (number) => () => {
      const others = Object.entries(read()).filter(([, at]) => waiting(at))
      local.write(CODE_TIMES_KEY, JSON.stringify({ ...Object.fromEntries(others), [keyOfNumber(number)]: clock.now() }))
    },
  }
}
