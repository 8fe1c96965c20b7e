import * as E from 'fp-ts/Either'
import { spokenLanguageByCode } from '../kernel/reference/spoken-languages'
import { refused, type Refused } from '../kernel/refused'

/** @rule PROF-18 */
export const LANGUAGE_LIMIT = 3

/** Spoken languages by code, each once, three at most; else refused. @rule PROF-18 */
export const checkLanguages = (codes: readonly string[]): E.Either<Refused, readonly string[]> => {
  if (new Set(codes).size !== codes.length || codes.some((code) => spokenLanguageByCode(code) === undefined))
    return E.left(refused('PROF-3'))
  return codes.length > LANGUAGE_LIMIT ? E.left(refused('PROF-18')) : E.right(codes)
}
