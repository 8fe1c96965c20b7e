import { pipe } from 'fp-ts/function'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { SECOND } from '../../domain/kernel/time'
import { isPassing } from '../kernel/gateway-error'
import type { Clock } from '../kernel/clock.port'

type Tagged = { readonly _tag: string; readonly status?: number }

const WAITS_MS = [1 * SECOND, 3 * SECOND, 9 * SECOND]

const pause =
  (clock: Clock, ms: number): T.Task<void> =>
  () =>
    new Promise((resolve) => {
      clock.after(ms, () => resolve())
    })

const mayHelp = ({ _tag, status }: Tagged): boolean =>
  _tag === 'Unreachable' || (_tag === 'HttpFailed' && status !== undefined && isPassing({ status }))

/** Tries again after 1, 3 and 9 s what the network swallowed or the gateway failed at; what it refused is not repeated. */
export const insist = <Err extends Tagged, A>(
  clock: Clock,
  task: TE.TaskEither<Err, A>,
  waits: readonly number[] = WAITS_MS,
): TE.TaskEither<Err, A> => {
  const [wait, ...rest] = waits
  if (wait === undefined) return task
  return pipe(
    task,
    TE.orElse((error) =>
      mayHelp(error)
        ? pipe(
            TE.fromTask(pause(clock, wait)),
            TE.flatMap(() => insist(clock, task, rest)),
          )
        : TE.left(error),
    ),
  )
}
