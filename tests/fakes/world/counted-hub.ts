import type { UserId } from '../../../src/domain/kernel/ids'
import type { RealtimeHub } from '../realtime.hub'

/** A hub that knows how many rows it has given out to whom. */
export const counted = (hub: RealtimeHub): { readonly hub: RealtimeHub; readonly head: (user: UserId) => number } => {
  const heads = new Map<UserId, number>()
  return {
    head: (user) => heads.get(user) ?? 0,
    hub: {
      ...hub,
      append: (user, row) => {
        const seq = hub.append(user, row)
        heads.set(user, seq)
        return seq
      },
    },
  }
}
