import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import { toUserId, type UserId } from '../../../domain/kernel/ids'

type Friends = readonly UserId[] | 'all'

/** What the tabs of one browser tell each other about a person's rows. */
export interface News {
  readonly tell: (friends: Friends) => void
  readonly hear: (run: (friends: Friends) => void) => IO<void>
}

const told = t.union([t.literal('all'), t.array(t.number)])

const friendsOf = (body: unknown): Friends => {
  const decoded = told.decode(body)
  if (E.isLeft(decoded) || decoded.right === 'all') return 'all'
  return decoded.right.flatMap((id) => {
    const user = toUserId(id)
    return O.isSome(user) ? [user.value] : []
  })
}

/** Hears this tab's own writing too. A browser without channels still hears itself. */
export const makeNews = (user: UserId): News => {
  const listeners = new Set<{ readonly run: (friends: Friends) => void }>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`livcam-chat:${user}`)
  const here = (friends: Friends) => [...listeners].forEach((listener) => listener.run(friends))
  if (channel) channel.onmessage = (event: MessageEvent<unknown>) => here(friendsOf(event.data))
  return {
    tell: (friends) => {
      here(friends)
      channel?.postMessage(friends)
    },
    hear: (run) => {
      const listener = { run }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
