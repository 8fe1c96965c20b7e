import type { UserId } from './ids'
import type { ReviewState } from './review-state'

export type Gender = 'male' | 'female'

/** @rule PROF-4 */
export const genderCode: Readonly<Record<Gender, 1 | 2>> = { male: 1, female: 2 }

export const genderOf = (code: number): Gender => (code === 2 ? 'female' : 'male')

/** Somebody as everybody may see them (@rule PROF-1, PROF-3, PROF-5). */
export interface Person {
  readonly id: UserId
  readonly name: string
  readonly headImg: string
  readonly gender: Gender
  /** YYYY-MM-DD. */
  readonly birthday: string
  readonly countryCode: string
  /** Address of the wide picture behind the profile, empty without one. */
  readonly background: string
  readonly introduce: string
  readonly languages: readonly string[]
  readonly interests: readonly number[]
  /** A host (SAFE-21). */
  readonly goddess: boolean
  /** One of the seeded people of local mode; shown with the label 'Demo' (PLUS-1). */
  readonly demo: boolean
}

/** Somebody of whom only the id, or a name and a picture, are known so far. */
export const unknownPerson: Omit<Person, 'id'> = {
  name: '',
  headImg: '',
  gender: 'male',
  birthday: '',
  countryCode: '',
  background: '',
  introduce: '',
  languages: [],
  interests: [],
  goddess: false,
  demo: false,
}

/** The signed-in person (@rule PROF-2). The balance is what the gateway said last, never computed. */
export interface Me extends Person {
  readonly coins: number
  /** VIP: has bought coins (SAFE-19). */
  readonly paid: boolean
  /** The birthday was changed once and stays as it is (PROF-16). */
  readonly birthdayLocked: boolean
  /** How the last picture of each kind stands; until it is approved others see the one before (PROF-24). */
  readonly reviews: { readonly headImg: ReviewState; readonly background: ReviewState }
}
