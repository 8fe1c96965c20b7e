import type { UserId } from '../../domain/kernel/ids'
import type { ChatContext } from './chat-context'
import type { ChatFeature } from './chat.feature'

export interface Looking extends Pick<ChatFeature, 'close' | 'look' | 'open'> {
  /** Whose conversation a user interface wants to see, also while nobody's store is open yet. */
  readonly wanted: () => UserId | null
}

/** Which conversation is open, and for how many places that show it: a page, and a call over it. */
export const makeLooking = ({ model }: ChatContext, show: ChatFeature['open']): Looking => {
  let wanted: UserId | null = null
  const looks = new Set<object>()
  const want = (friend: UserId | null): void => {
    if (friend !== wanted) looks.clear()
    wanted = friend
  }
  const open: ChatFeature['open'] = (friend) => {
    want(friend)
    return show(friend)
  }
  const close: ChatFeature['close'] = (friend) => {
    if (friend !== undefined && friend !== wanted) return
    want(null)
    model.close()
  }
  return {
    open,
    close,
    look: (friend) => {
      void open(friend)()
      const look = {}
      looks.add(look)
      return () => {
        if (looks.delete(look) && looks.size === 0) close(friend)
      }
    },
    wanted: () => wanted,
  }
}
