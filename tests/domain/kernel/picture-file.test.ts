import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkPictureFile, PICTURE_LIMIT } from '../../../src/domain/kernel/picture-file'

describe('a picture before it is read', () => {
  it('has 5 MiB at most [CHAT-69]', () => {
    expect(PICTURE_LIMIT).toBe(5_242_880)
    expect(checkPictureFile({ size: 5_242_880, type: 'image/png' })).toEqual(E.right(undefined))
    expect(checkPictureFile({ size: 5_242_881, type: 'image/png' })).toEqual(E.left({ _tag: 'PictureTooLarge' }))
  })

  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s', (type) => {
    expect(checkPictureFile({ size: 1, type })).toEqual(E.right(undefined))
  })

  it.each(['', 'image/svg+xml', 'image/gif', 'image/heic', 'application/pdf', 'text/html'])(
    'may not be %j, whatever its size [PROF-23]',
    (type) => {
      expect(checkPictureFile({ size: 9_000_000, type })).toEqual(E.left({ _tag: 'PictureUnsupported' }))
    },
  )
})
