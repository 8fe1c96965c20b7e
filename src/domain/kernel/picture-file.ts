import * as E from 'fp-ts/Either'

/** 5 MiB, in bytes. @rule CHAT-68 CHAT-69 */
export const PICTURE_LIMIT = 5 * 1024 * 1024

/** What may be uploaded: the types that the gateway decodes and encodes anew. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PictureProblem = { readonly _tag: 'PictureTooLarge' | 'PictureUnsupported' }

/** A file before it is read: type by its own claim, size in bytes. @rule PROF-23 */
export const checkPictureFile = ({
  size,
  type,
}: {
  readonly size: number
  readonly type: string
}): E.Either<PictureProblem, void> => {
  if (!pictureTypes.some((known) => known === type)) return E.left({ _tag: 'PictureUnsupported' })
  return size > PICTURE_LIMIT ? E.left({ _tag: 'PictureTooLarge' }) : E.right(undefined)
}
