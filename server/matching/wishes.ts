import * as O from 'fp-ts/Option'
import { countryById } from '../../src/domain/kernel/reference/countries'
import { spokenLanguageByCode } from '../../src/domain/kernel/reference/spoken-languages'
import type { MatchQueueTable } from '../store/tables/matching.table'

/** Whom somebody wants to meet, as the queue keeps it. */
export type Wishes = Pick<MatchQueueTable, 'want_gender' | 'want_country' | 'want_language'>

interface Asked {
  readonly wantGender?: number
  readonly wantCountryId?: number
  readonly wantLanguage?: string
}

/** What row 26 asks for; 0, '' and what is missing mean anybody. None: there is no such gender, country or language. */
export const wishesOf = ({ wantCountryId = 0, wantGender = 0, wantLanguage = '' }: Asked): O.Option<Wishes> => {
  const known =
    [0, 1, 2].includes(wantGender) &&
    (wantCountryId === 0 || countryById(wantCountryId) !== undefined) &&
    (wantLanguage === '' || spokenLanguageByCode(wantLanguage) !== undefined)
  return known ? O.some({ want_gender: wantGender, want_country: wantCountryId, want_language: wantLanguage }) : O.none
}
