import * as E from 'fp-ts/Either'
import { sanitise } from './sanitise'
import { hasUnseen, isBlank } from './visible'

/** @rule ACCT-84 */
export const NAME_LIMIT = 30

export type NameProblem = { readonly _tag: 'NameForbidden' | 'NameMissing' | 'NameTooLong' }

/** Length as people count it: an emoji outside the basic plane is one. */
export const nameLength = (name: string): number => [...name].length

/** While typing: what stands after the 30th character is dropped. */
export const clipName = (name: string): string => [...name].slice(0, NAME_LIMIT).join('')

/**
 * The name as it is stored, without outer spaces. Markup is forbidden, and so are characters that are not seen; a
 * name of which nothing is seen is none.
 *
 * @rule ACCT-84
 * @rule ACCT-91
 */
export const checkName = (typed: string): E.Either<NameProblem, string> => {
  const name = typed.trim()
  if (sanitise(name) !== name || hasUnseen(name)) return E.left({ _tag: 'NameForbidden' })
  if (isBlank(name)) return E.left({ _tag: 'NameMissing' })
  return nameLength(name) > NAME_LIMIT ? E.left({ _tag: 'NameTooLong' }) : E.right(name)
}
