import { DAY, type Instant } from '../kernel/time'

/** How long an e-mail address or a number cannot be changed after it was linked (@rule ACCT-115). */
export const LINK_WAIT_MS = 7 * DAY

/** What is linked now; `linkedAt` is null when it is so since sign-up. */
export interface Link {
  readonly value: string
  readonly linkedAt: Instant | null
}

/** When a link can be changed again; null when it can be now. */
export const nextChange = ({ linkedAt }: Pick<Link, 'linkedAt'>, now: Instant): Instant | null =>
  linkedAt !== null && now < linkedAt + LINK_WAIT_MS ? linkedAt + LINK_WAIT_MS : null

/**
 * Whose password proves that whoever links or changes something is the person, and not somebody at their open session: the
 * address's, else the number's; null: the account has none.
 */
export const provedBy = (hasPassword: Readonly<Record<'email' | 'phone', boolean>>): 'email' | 'phone' | null =>
  hasPassword.email ? 'email' : hasPassword.phone ? 'phone' : null

/**
 * Whose password is wanted before `kind` gets another one, or its first: its own, else the one that stands for the account; null: there
 * is none.
 */
export const passwordFor = (
  kind: 'email' | 'phone',
  hasPassword: Readonly<Record<'email' | 'phone', boolean>>,
): 'email' | 'phone' | null => (hasPassword[kind] ? kind : provedBy(hasPassword))

export type LinkRefused = { readonly _tag: 'Same' } | { readonly _tag: 'Later'; readonly nextChange: Instant }

/**
 * Why a value cannot be linked before anybody has proved that it is theirs; null when they may try. Both values are in
 * their normal form.
 *
 * @rule ACCT-114 ACCT-115
 */
export const linkRefused = (link: Link | null, value: string, now: Instant): LinkRefused | null => {
  if (link === null) return null
  if (link.value === value) return { _tag: 'Same' }
  const next = nextChange(link, now)
  return next === null ? null : { _tag: 'Later', nextChange: next }
}

/** A value that turned out to be another account's stays there: nobody hears more than when to come back (@rule ACCT-115). */
export const linkedElsewhere = (now: Instant): LinkRefused => ({ _tag: 'Later', nextChange: now + LINK_WAIT_MS })
