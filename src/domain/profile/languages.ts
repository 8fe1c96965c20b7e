import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'

/** @rule PROF-18 */
export const LANGUAGE_LIMIT = 3

/** Languages by their ISO 639-1 codes, of those `known`, each once, three at most; else refused. @rule PROF-18 */
export const checkLanguages = (
  codes: readonly string[],
  known: ReadonlySet<string>,
): E.Either<Refused, readonly string[]> => {
  if (new Set(codes).size !== codes.length || codes.some((code) => !known.has(code))) return E.left(refused('PROF-3'))
  return codes.length > LANGUAGE_LIMIT ? E.left(refused('PROF-18')) : E.right(codes)
}
