import type { UserId } from '../../domain/kernel/ids'
import type { Ids } from '../kernel/ids.port'

/** Keys of presses that bring something once: one whose answer was lost is repeated as the same press. */
export interface PressKeys {
  /** `what`: that which is pressed for. */
  readonly keyOf: (user: UserId, what: string) => string
  /** The gateway has answered the press. */
  readonly answered: () => void
}

export const makePressKeys = (ids: Ids): PressKeys => {
  let open: { readonly user: UserId; readonly what: string; readonly key: string } | null = null
  return {
    keyOf: (user, what) => {
      open = open?.user === user && open.what === what ? open : { user, what, key: ids.uuid() }
      return open.key
    },
    answered: () => {
      open = null
    },
  }
}
