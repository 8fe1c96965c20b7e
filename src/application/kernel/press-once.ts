import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { MINUTE } from '../../domain/kernel/time'
import type { Clock } from './clock.port'
import type { GatewayError } from './gateway-error'
import type { Ids } from './ids.port'

/** Ms after a try whose answer was lost in which the same press repeats it; who presses later has seen what came of it. */
export const SAME_PRESS_MS = 2 * MINUTE

/**
 * Presses for something that costs or brings coins, so that the gateway does it once: `ask` gets the key of the press, which is the
 * one of the last try when its answer was lost just before (`repeated`). `what`: whatever makes two presses the same.
 */
export type PressOnce = <A>(
  what: string,
  ask: (key: string, repeated: boolean) => TaskEither<GatewayError, A>,
) => TaskEither<GatewayError, A>

interface Deps {
  readonly clock: Pick<Clock, 'now'>
  readonly ids: Ids
}

/** Anything else may have been done, but nobody knows. */
const isAnswered = (reply: E.Either<GatewayError, unknown>): boolean =>
  E.isRight(reply) || reply.left._tag === 'Refusal'

export const makePressOnce = ({ clock, ids }: Deps): PressOnce => {
  const open = new Map<string, { readonly key: string; readonly at: number }>()
  return (what, ask) => async () => {
    const last = open.get(what)
    const repeated = last !== undefined && clock.now() - last.at < SAME_PRESS_MS
    const key = repeated ? last.key : ids.uuid()
    open.set(what, { key, at: clock.now() })
    const reply = await ask(key, repeated)()
    if (isAnswered(reply)) open.delete(what)
    else open.set(what, { key, at: clock.now() })
    return reply
  }
}
