import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Clock } from '../../clock'
import type { ChannelUnavailable } from '../payments/payment-provider.port'

const unavailable = (reason: string): ChannelUnavailable => ({ _tag: 'ChannelUnavailable', reason })

/** What a provider answers, or that it did not answer in time; a rejection of its adapter counts as no answer. Never rejects. */
export const answerInTime = <E, A>(
  clock: Clock,
  ms: number,
  task: TaskEither<E, A>,
): Promise<E.Either<E | ChannelUnavailable, A>> =>
  new Promise((resolve) => {
    const stop = clock.after(ms, () => resolve(E.left(unavailable(`no answer within ${ms} ms`))))
    task()
      .catch((error: unknown) => E.left(unavailable(String(error))))
      .then((answer) => {
        stop()
        resolve(answer)
      }, resolve)
  })
