/** The name that stands over what somebody wrote whose account is deleted. */
export const DELETED_NAME = 'Deleted user'

/** Name and portrait as they are stored. */
export interface Face {
  readonly user_name: string
  readonly head_img: string
  readonly deleted_at: number | null
}

/** Name and portrait for others: in the grace of a deletion they are gone already (@rule PLUS-14). */
export const faceOf = ({ deleted_at, head_img, user_name }: Face): Pick<Face, 'user_name' | 'head_img'> =>
  deleted_at === null ? { user_name, head_img } : { user_name: DELETED_NAME, head_img: '' }
