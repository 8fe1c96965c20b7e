import type { Option } from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../application/kernel/gateway-error'

/** A reply that fits its codec and still is not what was asked for. */
export const required =
  <A>(what: string) =>
  (value: Option<A>): TE.TaskEither<GatewayError, A> =>
    TE.fromOption((): GatewayError => ({ _tag: 'BadReply', cause: what }))(value)

export const discard = (): void => undefined
