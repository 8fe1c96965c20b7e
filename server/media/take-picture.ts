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

/** A medium whose files are kept; its size in pixels is that of the largest of them. */
export interface TakenPicture {
  readonly id: MediaId
  readonly width: number
  readonly height: number
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
): Promise<E.Either<Refusal, TakenPicture>> => {
  const made = file && (await reencode(file))
  if (made === undefined) return E.left(UNSUPPORTED)
  if (E.isLeft(made)) return E.left(made.left._tag === 'Busy' ? tooSoon(SECOND) : UNSUPPORTED)
  const id = newMediaId(random)
  const { height, renditions, width } = made.right
  await media.put(id, renditions, now)
  return E.right({ id, width, height })
}
