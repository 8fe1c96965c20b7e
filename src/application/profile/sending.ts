import type { IO } from 'fp-ts/IO'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Cancelled, Sending } from '../kernel/upload'

const cancelled: Cancelled = { _tag: 'Cancelled' }

/** A sending with what has to be done before it; it can be called back in either part. */
export const sendAfter = <Failed, A, B>(
  before: TE.TaskEither<Failed, A>,
  send: (made: A) => Sending<Failed, B>,
): Sending<Failed, B> => {
  let called = false
  let cancel: IO<void> = () => {}
  const begin = (made: A): TE.TaskEither<Failed | Cancelled, B> => {
    if (called) return TE.left(cancelled)
    const sending = send(made)
    cancel = sending.cancel
    return sending.done
  }
  return {
    done: pipe(before, TE.flatMap(begin)),
    cancel: () => {
      called = true
      cancel()
    },
  }
}
