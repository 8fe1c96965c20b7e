import * as E from 'fp-ts/Either'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import { tooSoon } from '../account/attempts'
import { refuse, type Refusal } from '../http/handler'
import type { Random } from '../random'
import { newMediaId } from './media-rows'
import type { MediaId, MediaStore } from './media-store.port'
import type { Reencode } from './reencode'

const UNSUPPORTED = refuse(40001, 'Unsupported image format')

export interface PictureDeps {
  readonly media: MediaStore
  readonly reencode: Reencode
  readonly random: Random
}

/**
 * Makes a medium of an uploaded file, before the unit of work that will write its row; without that row the sweep takes
 * it again.
 *
 * @rule PROF-23
 */
export const takePicture = async (
  { media, random, reencode }: PictureDeps,
  file: Uint8Array | undefined,
  now: Instant,
): Promise<E.Either<Refusal, MediaId>> => {
  const made = file && (await reencode(file))
  if (made === undefined) return E.left(UNSUPPORTED)
  if (E.isLeft(made)) return E.left(made.left._tag === 'Busy' ? tooSoon(SECOND) : UNSUPPORTED)
  const id = newMediaId(random)
  await media.put(id, { ...made.right }, now)
  return E.right(id)
}
