import * as E from 'fp-ts/Either'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { Cancelled, OnProgress, Sending } from '../../../src/application/kernel/upload'

/** Half of the file is sent at once, and the rest when the call is answered; until then it can be called back. */
export const sending = <A>(
  answer: () => Promise<E.Either<GatewayError, A>>,
  onProgress: OnProgress,
): Sending<GatewayError, A> => {
  let cancel = () => {}
  const cancelled = new Promise<E.Either<Cancelled, never>>((resolve) => {
    cancel = () => resolve(E.left({ _tag: 'Cancelled' }))
  })
  return {
    cancel,
    done: () => {
      onProgress(50)
      return Promise.race<E.Either<GatewayError | Cancelled, A>>([cancelled, answer()])
    },
  }
}
