import * as E from 'fp-ts/Either'
import { SECOND, type Instant } from '../../../src/domain/kernel/time'
import { tooSoon } from '../../account/attempts'
import { refuse, type Refusal } from '../../http/handler'
import { newMediaId } from '../../media/media-rows'
import type { MediaId } from '../../media/media-store.port'
import { formatOf } from '../../media/picture-format'
import type { EvidenceDeps } from './evidence-deps'

const UNSUPPORTED = refuse(40001, 'Unsupported image format')
const TOO_LARGE = refuse(40004, 'The image size is limited')

/**
 * Decodes a JPEG, encodes it anew and keeps it sealed, before the unit of work that will write its row; without that row
 * the sweep takes it again (@rule CALL-76).
 */
export const takeSnapshot = async (
  { evidence, random, reencode, snapshots }: EvidenceDeps,
  file: Uint8Array | undefined,
  now: Instant,
): Promise<E.Either<Refusal, MediaId>> => {
  if (file === undefined || formatOf(file) !== 'jpeg') return E.left(UNSUPPORTED)
  if (file.length > snapshots.bytes) return E.left(TOO_LARGE)
  const made = await reencode(file)
  if (E.isLeft(made)) return E.left(made.left._tag === 'Busy' ? tooSoon(SECOND) : UNSUPPORTED)
  const id = newMediaId(random)
  await evidence.keep(id, made.right.renditions.large, now)
  return E.right(id)
}
