import * as E from 'fp-ts/Either'
import { sanitise } from './sanitise'

/** @rule ACCT-84 */
export const NAME_LIMIT = 30

export type NameProblem = { readonly _tag: 'NameForbidden' | 'NameMissing' | 'NameTooLong' }

/** What is not seen: controls, halves of characters, and all that fonts leave out but what joins emoji and letters. */
const unseen =
  /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u

/** What shows nothing by itself. */
const blank = /[\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu

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
  if (sanitise(name) !== name || unseen.test(name)) return E.left({ _tag: 'NameForbidden' })
  if (name.replace(blank, '') === '') return E.left({ _tag: 'NameMissing' })
  return nameLength(name) > NAME_LIMIT ? E.left({ _tag: 'NameTooLong' }) : E.right(name)
}
