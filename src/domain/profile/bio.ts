import * as E from 'fp-ts/Either'
import { refused, type Refused } from '../kernel/refused'
import { sanitise } from '../kernel/sanitise'
import { isBlank, onlySeen } from '../kernel/visible'

/** @rule PROF-20 */
export const BIO_LIMIT = 200

/** Length as people count it: an emoji outside the basic plane is one. */
export const bioLength = (bio: string): number => [...bio].length

/** While typing: what stands after the 200th character is dropped. @rule PROF-20 */
export const clipBio = (typed: string): string => [...typed].slice(0, BIO_LIMIT).join('')

/**
 * The bio as it is stored: without outer spaces and what is not seen, markup as asterisks, and empty where nothing of it
 * is seen; one that is too long is refused.
 *
 * @rule PROF-20
 */
export const checkBio = (typed: string): E.Either<Refused, string> => {
  const bio = sanitise(onlySeen(typed).trim())
  if (isBlank(bio)) return E.right('')
  return bioLength(bio) > BIO_LIMIT ? E.left(refused('PROF-20')) : E.right(bio)
}
