import type { PushMessaging } from './push-messaging.port'

/** One after the other: whoever signs in right after somebody has left is not subscribed to what is just being ended. */
export const messagingInTurn = ({ subscribe, unsubscribe }: PushMessaging): PushMessaging => {
  let before: Promise<unknown> = Promise.resolve()
  const inTurn =
    <A>(task: () => Promise<A>) =>
    (): Promise<A> => {
      const next = before.then(task)
      before = next
      return next
    }
  return { subscribe: inTurn(subscribe), unsubscribe: inTurn(unsubscribe) }
}
