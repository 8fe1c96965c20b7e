import type { Clock } from '../application/kernel/clock.port'

/** Ends a promise of the SDK, which may stay pending for ever without a network, after `ms`. */
export const within = <A>(clock: Clock, ms: number, what: string, promise: Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => reject(new Error(`${what} took longer than ${ms} ms`)))
    promise.then(
      (value) => {
        stop()
        resolve(value)
      },
      (cause: unknown) => {
        stop()
        reject(cause)
      },
    )
  })
