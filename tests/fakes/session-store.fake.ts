import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { SessionStore } from '../../src/application/account/session-store.port'
import type { UserId } from '../../src/domain/kernel/ids'
import type { Me } from '../../src/domain/kernel/person'

export interface SessionStoreFake extends SessionStore {
  readonly token: () => string | null
  /** The browser has no place for the key from now on. */
  readonly forbidKeys: () => void
}

/** The cookies and the key store of one browser, shared by its tabs. */
export const makeSessionStoreFake = (): SessionStoreFake => {
  let stored: { readonly id: UserId; readonly token: string } | null = null
  let known: Me | null = null
  let forbidden = false
  return {
    read: TE.fromIO(() => O.fromNullable(stored)),
    keep: (id, token) =>
      TE.flatten(
        TE.fromIO(() => {
          if (forbidden) return TE.left({ _tag: 'KeyUnavailable' } as const)
          stored = { id, token }
          return TE.right(undefined)
        }),
      ),
    clear: TE.fromIO(() => {
      stored = null
      known = null
    }),
    remember: (me) =>
      TE.fromIO(() => {
        known = me
      }),
    remembered: TE.fromIO(() => O.fromNullable(known)),
    token: () => stored?.token ?? null,
    forbidKeys: () => {
      forbidden = true
    },
  }
}
