import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { MutualWord } from '../../../application/matching/cards.feature'
import { toUserId } from '../../../domain/kernel/ids'
import { sanitise } from '../../../domain/kernel/sanitise'
import { mutualLikeBody } from '../../gateway/contract/frame.codec'

const mutualLike = (body: unknown): O.Option<{ readonly kind: 'mutualLike'; readonly word: MutualWord }> =>
  pipe(
    O.Do,
    O.bind('like', () => O.fromEither(mutualLikeBody.decode(body))),
    O.bind('id', ({ like }) => toUserId(like.userId)),
    O.map(({ id, like: { at, demo, expires, headImg, userName } }) => ({
      kind: 'mutualLike',
      word: { id, name: sanitise(userName), headImg, demo: demo === 1, validMs: Math.max(0, expires - at) },
    })),
  )

/** Rows of the inbox about likes, by their kind (@rule MTCH-30). */
export const likeReaders = { mutual_like: mutualLike } as const
