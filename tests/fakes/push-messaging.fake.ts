import * as E from 'fp-ts/Either'
import type { PushMessaging } from '../../src/application/tasks/push-messaging.port'

export interface PushMessagingFake extends PushMessaging {
  /** The token of now; null: nothing arrives here. */
  readonly token: () => string | null
  /** The push service is away, or back. */
  readonly setReachable: (reachable: boolean) => void
  /** The browser has ended the subscription by itself. */
  readonly runOut: () => void
}

/** A push service that gives tokens `name-1`, `name-2` and so on. */
export const makePushMessagingFake = (name = 'token'): PushMessagingFake => {
  let [token, made, reachable]: [string | null, number, boolean] = [null, 0, true]
  return {
    token: () => token,
    setReachable: (next) => {
      reachable = next
    },
    runOut: () => {
      token = null
    },
    subscribe: async () => {
      if (!reachable) return E.left({ _tag: 'PushUnavailable', cause: 'away' })
      token ??= `${name}-${(made += 1)}`
      return E.right(token)
    },
    unsubscribe: async () => {
      token = null
    },
  }
}
