import { useCallback, useState } from 'react'
import type { Gender } from '../../domain/kernel/person'

/** What was typed in the steps; going back and forth loses nothing. */
export type Drafts = {
  readonly email: string
  readonly password: string
  readonly name: string
  readonly day: string
  readonly month: string
  readonly year: string
  readonly gender: Gender | null
  readonly adult: boolean
}

/** How many years before today the birthday picker starts. @rule ACCT-88 */
const STARTS_YEARS_AGO = 20

const empty = (): Drafts => ({
  email: '',
  password: '',
  name: '',
  day: '',
  month: '',
  year: String(new Date().getFullYear() - STARTS_YEARS_AGO),
  gender: null,
  adult: false,
})

export type Keep = (typed: Partial<Drafts>) => void

/** Keeps what is typed as long as the popup is open; nothing of it is stored. */
export const useDrafts = (): readonly [Drafts, Keep] => {
  const [drafts, setDrafts] = useState(empty)
  const keep = useCallback((typed: Partial<Drafts>) => setDrafts((before) => ({ ...before, ...typed })), [])
  return [drafts, keep]
}

const two = (part: string): string => part.padStart(2, '0')

/** The birthday as YYYY-MM-DD; empty while a part is missing. */
export const birthdayOf = ({ day, month, year }: Drafts): string =>
  day === '' || month === '' || year === '' ? '' : `${year}-${two(month)}-${two(day)}`
