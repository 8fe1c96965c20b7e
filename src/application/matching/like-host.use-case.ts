import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Ids } from '../kernel/ids.port'
import { makePressOnce } from '../kernel/press-once'
import { spendingBlockOf } from '../kernel/spending-block'
import type { HotVideosFeature, LikeError } from './hot-videos.feature'
import type { HotVideosGateway } from './hot-videos-gateway.port'
import type { HotVideosModel } from './hot-videos.model'

interface Deps {
  readonly clock: Pick<Clock, 'now'>
  readonly gateway: HotVideosGateway
  readonly ids: Ids
  readonly model: HotVideosModel
  /** The balance changes with a like (MTCH-15). */
  readonly refresh: TE.TaskEither<never, unknown>
}

const NOT_ENOUGH = 20001

const told = (error: GatewayError): LikeError =>
  error._tag === 'Refusal' && error.code === NOT_ENOUGH ? { _tag: 'NotEnoughCoins' } : (spendingBlockOf(error) ?? error)

/** Likes the host of a video; a press is repeated under its own key, so that it is charged once (@rule MTCH-14, MTCH-15, MTCH-29). */
export const makeLikeHost = ({ clock, gateway, ids, model, refresh }: Deps): HotVideosFeature['like'] => {
  const press = makePressOnce({ clock, ids })
  const send = (host: UserId): TE.TaskEither<LikeError, boolean> => {
    const { epoch } = model
    const note = (like: 'sent' | null) => () => (model.epoch === epoch ? model.setLike(host, like) : undefined)
    return pipe(
      press(`${host}`, (key) => gateway.like(host, key)),
      TE.tapIO(() => note('sent')),
      TE.tap(() => refresh),
      TE.tapError(() => TE.fromIO(note(null))),
      TE.mapLeft(told),
    )
  }
  return (host) => () => {
    if (model.liking(host) || model.liked(host)) return TE.right<LikeError, boolean>(false)()
    model.setLike(host, 'sending')
    return send(host)()
  }
}
