import type { Gender } from '../kernel/person'
import { countryByCode } from '../kernel/reference/countries'
import { spokenLanguageByCode } from '../kernel/reference/spoken-languages'

/** Whom somebody wants to meet; null: anybody (@rule MTCH-10). */
export interface MatchWishes {
  readonly gender: Gender | null
  /** Two letters. */
  readonly country: string | null
  /** Two letters. */
  readonly language: string | null
}

export const noWishes: MatchWishes = { gender: null, country: null, language: null }

const genders: readonly Gender[] = ['male', 'female']

/** What was kept of them; what is no such choice is none. */
export const wishesOf = (kept: string): MatchWishes => {
  const [gender, country = '', language = ''] = kept.split('|')
  return {
    gender: genders.find((one) => one === gender) ?? null,
    country: countryByCode(country)?.code ?? null,
    language: spokenLanguageByCode(language)?.code ?? null,
  }
}

/** How they are kept. */
export const keptWishes = ({ country, gender, language }: MatchWishes): string =>
  [gender, country, language].map((wish) => wish ?? '').join('|')
