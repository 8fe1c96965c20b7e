import { useCallback, useEffect, useState } from 'react'
import { BIRTHDAY_STARTS_YEARS_AGO } from '../../domain/account/new-person'
import type { Gender } from '../../domain/kernel/person'
import { useCore } from '../shell/core-context'

/** What was typed in the steps; going back and forth loses nothing. */
export type Drafts = {
  readonly email: string
  /** ISO 3166-1, two letters; empty as long as it was not chosen. */
  readonly country: string
  readonly digits: string
  readonly password: string
  readonly name: string
  readonly day: string
  readonly month: string
  readonly year: string
  readonly gender: Gender | null
  readonly adult: boolean
}

/** How far back the years of birth go. */
const YEARS = 100

/** From this year on. @rule ACCT-86 */
export const yearsOfBirth = (): readonly number[] => {
  const now = new Date().getFullYear()
  return Array.from({ length: YEARS + 1 }, (_, back) => now - back)
}

const empty = (): Drafts => ({
  email: '',
  country: '',
  digits: '',
  password: '',
  name: '',
  day: '',
  month: '',
  year: String(new Date().getFullYear() - BIRTHDAY_STARTS_YEARS_AGO),
  gender: null,
  adult: false,
})

export type Keep = (typed: Partial<Drafts>) => void

/** What may leave for the way to a provider and back: all but the password and the signed statement. */
export const keptOf = (drafts: Drafts): Readonly<Record<string, string>> => {
  const { email, country, digits, name, day, month, year, gender } = drafts
  return { email, country, digits, name, day, month, year, gender: gender ?? '' }
}

const isGender = (text: string | undefined): text is Gender => text === 'male' || text === 'female'

const restored = (before: Drafts, kept: Readonly<Record<string, string>>): Drafts => {
  const { email, country, digits, name, day, month, year } = { ...before, ...kept }
  const gender = isGender(kept['gender']) ? kept['gender'] : before.gender
  return { ...before, email, country, digits, name, day, month, year, gender }
}

/** Keeps what is typed as long as the popup is open, and takes up what was typed before the way to a provider. */
export const useDrafts = (): readonly [Drafts, Keep] => {
  const { account } = useCore()
  const [drafts, setDrafts] = useState(empty)
  const keep = useCallback((typed: Partial<Drafts>) => setDrafts((before) => ({ ...before, ...typed })), [])
  useEffect(() => {
    void account.takeDrafts().then((kept) => setDrafts((before) => restored(before, kept)))
  }, [account])
  return [drafts, keep]
}
