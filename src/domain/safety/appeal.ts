import * as E from 'fp-ts/Either'
import { sanitise } from '../kernel/sanitise'

/** Characters of an appeal, as people count them (@rule PLUS-13). */
export const APPEAL_LIMIT = 200

/** Waiting for an operator, decided against the person, or for them: then the sanction is lifted. */
export type AppealState = 'open' | 'upheld' | 'lifted'

export type AppealProblem = { readonly _tag: 'AppealEmpty' | 'AppealTooLong' | 'AppealsUsedUp' }

/** Length as people count it: an emoji outside the basic plane is one. */
export const appealLength = (text: string): number => [...text].length

/** While typing: what stands after the last character allowed is dropped (@rule PLUS-13). */
export const clipAppeal = (text: string): string => [...text].slice(0, APPEAL_LIMIT).join('')

/** The text as an operator reads it: trimmed, without markup, at most 200 characters (@rule PLUS-13). */
export const checkAppeal = (typed: string): E.Either<AppealProblem, string> => {
  const text = sanitise(typed.trim())
  if (text === '') return E.left({ _tag: 'AppealEmpty' })
  return appealLength(text) > APPEAL_LIMIT ? E.left({ _tag: 'AppealTooLong' }) : E.right(text)
}

/** Whether a sanction may be appealed against now: one appeal at a time, and `most` in all (@rule PLUS-13). */
export const mayAppeal = (earlier: readonly AppealState[], most: number): boolean =>
  !earlier.includes('open') && earlier.length < most
