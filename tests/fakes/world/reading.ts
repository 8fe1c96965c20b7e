import type { Message } from '../../../src/domain/chat/message'
import type { Instant } from '../../../src/domain/kernel/time'
import type { RealtimeHub } from '../realtime.hub'
import type { World } from './world'

/** How far everybody has read; what somebody deleted is not unread any more. */
export const reading = (
  hub: RealtimeHub,
  messages: readonly Message[],
  { hidden, read }: { readonly read: Map<string, number>; readonly hidden: ReadonlyMap<string, Instant> },
): Pick<World, 'unread' | 'readUpTo'> => ({
  unread: (user, friend) =>
    messages.filter(
      ({ sender, receiver, at }) =>
        sender === friend &&
        receiver === user &&
        at > Math.max(read.get(`${user}<${friend}`) ?? 0, hidden.get(`${user}>${friend}`) ?? 0),
    ).length,
  readUpTo: (user, friend, asked) => {
    const key = `${user}<${friend}`
    const upTo = messages.findLast((one) => one.sender === friend && one.receiver === user && one.at <= asked)?.at ?? 0
    if (upTo <= (read.get(key) ?? 0)) return
    read.set(key, upTo)
    ;[user, friend].forEach((owner) =>
      hub.append(owner, { kind: 'read', reader: user, friend: owner === user ? friend : user, upTo }),
    )
  },
})
