import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { Ids } from '../kernel/ids.port'
import { spendingBlockOf } from '../kernel/spending-block'
import type { HotVideosFeature, LikeError } from './hot-videos.feature'
import type { HotVideosGateway } from './hot-videos-gateway.port'
import type { HotVideosModel } from './hot-videos.model'

interface Deps {
  readonly gateway: HotVideosGateway
  readonly ids: Ids
  readonly model: HotVideosModel
  /** The balance changes with a like (MTCH-15). */
  readonly refresh: TE.TaskEither<never, unknown>
}

const NOT_ENOUGH = 20001

const told = (error: GatewayError): LikeError =>
  error._tag === 'Refusal' && error.code === NOT_ENOUGH ? { _tag: 'NotEnoughCoins' } : (spendingBlockOf(error) ?? error)

/** The gateway may have charged, but nobody knows. */
const isOpen = (error: GatewayError): boolean => error._tag === 'Unreachable' || error._tag === 'HttpFailed'

/** Likes the host of a video; a press is repeated under its own key, so that it is charged once (@rule MTCH-14, MTCH-15, MTCH-29). */
export const makeLikeHost = ({ gateway, ids, model, refresh }: Deps): HotVideosFeature['like'] => {
  const keys = new Map<UserId, string>()
  const send = (host: UserId): TE.TaskEither<LikeError, boolean> => {
    const key = keys.get(host) ?? ids.uuid()
    keys.set(host, key)
    return pipe(
      gateway.like(host, key),
      TE.tapIO(() => () => model.setLike(host, 'sent')),
      TE.tap(() => refresh),
      TE.tapError((error) => TE.fromIO(() => (isOpen(error) ? undefined : void keys.delete(host)))),
      TE.mapLeft((error) => {
        model.setLike(host, null)
        return told(error)
      }),
    )
  }
  return (host) => () => {
    if (model.liking(host) || model.liked(host)) return TE.right<LikeError, boolean>(false)()
    model.setLike(host, 'sending')
    return send(host)()
  }
}
