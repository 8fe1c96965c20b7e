import type { Language } from '../../src/domain/kernel/language'
import { wordsOf } from '../texts/words'

/** The name that stands over what somebody wrote whose account is deleted, in the language of whoever reads it. */
export const deletedName = (language: Language): string => wordsOf(language).say('deleted_user')

/** Name and portrait as they are stored. */
export interface Face {
  readonly user_name: string
  readonly head_img: string
  readonly deleted_at: number | null
}

/** Of somebody who is not to be recognised any more. */
const noFace = (language: Language): Pick<Face, 'user_name' | 'head_img'> => ({
  user_name: deletedName(language),
  head_img: '',
})

/** Name and portrait for others: in the grace of a deletion they are gone already (@rule PLUS-14). */
const faceOf = ({ deleted_at, head_img, user_name }: Face, language: Language): Pick<Face, 'user_name' | 'head_img'> =>
  deleted_at === null ? { user_name, head_img } : noFace(language)

/** Since when each of two has blocked the other. */
export interface Bars {
  readonly blocked_at: number | null
  readonly barred_at: number | null
}

/** The same for somebody who may be in a block with whom it is told to: then it is gone too (@rule PLUS-12). */
export const faceOutside = (seen: Face & Bars, language: Language): Pick<Face, 'user_name' | 'head_img'> =>
  seen.blocked_at === null && seen.barred_at === null ? faceOf(seen, language) : noFace(language)
