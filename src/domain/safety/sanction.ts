import * as O from 'fp-ts/Option'
import type { Instant } from '../kernel/time'

/** The rules of conduct that a sanction may name: the categories of reports (@rule SAFE-5). */
export const conductRules = ['adult', 'suspicious', 'mismatch', 'harassment', 'underage', 'other'] as const
export type ConductRule = (typeof conductRules)[number]

/** A suspension lasts until an operator lifts it, and is always the account's; a ban lasts for a time or for ever. */
export type SanctionKind = 'suspension' | 'ban'

/** Whom a sanction keeps out: the account on any device, any account on the device, or both. */
export type SanctionScope = 'account' | 'device' | 'both'

export interface Sanction {
  readonly id: number
  readonly kind: SanctionKind
  readonly scope: SanctionScope
  readonly rule: ConductRule
  /** The operator's own words, for the person. */
  readonly reason: string
  readonly start: Instant
  /** Null: without an end. */
  readonly end: Instant | null
  readonly liftedAt: Instant | null
}

/** Whether a sanction keeps anybody out at this moment: begun, not lifted, not over. */
export const holds = ({ end, liftedAt, start }: Sanction, now: Instant): boolean =>
  liftedAt === null && start <= now && (end === null || now < end)

/** Account, device, both (@rule SAFE-24 SAFE-25). */
export type BarCode = 10115 | 10116 | 10117

/** Why somebody may not come in: the code, and the sanction that is told. */
export interface Bar {
  readonly code: BarCode
  readonly sanction: Sanction
}

const endOf = ({ end }: Sanction): number => end ?? Number.POSITIVE_INFINITY

const longest = (sanctions: readonly Sanction[]): Sanction | undefined =>
  sanctions.toSorted((a, b) => endOf(b) - endOf(a) || a.id - b.id)[0]

/**
 * What keeps an account on a device out, from the sanctions on either; of several the one that lasts longest is told.
 *
 * @rule SAFE-24 SAFE-25 SAFE-31
 */
export const barOf = (onAccount: readonly Sanction[], onDevice: readonly Sanction[], now: Instant): O.Option<Bar> => {
  const holding = (all: readonly Sanction[]): readonly Sanction[] => all.filter((one) => holds(one, now))
  const [account, device] = [holding(onAccount), holding(onDevice)]
  const sanction = longest([...account, ...device])
  if (sanction === undefined) return O.none
  if (account.length === 0) return O.some({ code: 10116, sanction })
  return O.some({ code: device.length === 0 ? 10115 : 10117, sanction })
}
