import type { Inbox, Seq } from '../inbox/inbox.port'
import type { Ending } from '../session/kick'
import type { Sessions } from '../session/sessions'
import type { Store } from '../store/store'
import type { Rooms } from './rooms.port'

/** What the store says to one socket. */
export interface News {
  readonly head: Seq
  readonly rooms: readonly string[]
  readonly ended: Ending | null
}

/** A socket as far as the look round concerns it. */
export interface Looked {
  readonly userId: number
  readonly sessionId: string
  readonly catchUp: (news: News) => void
}

interface Deps {
  readonly store: Store
  readonly inbox: Pick<Inbox, 'heads'>
  readonly sessions: Pick<Sessions, 'ended'>
  readonly rooms: Pick<Rooms, 'recentActions'>
}

const AT_ONCE = 500

const lookAt = async ({ inbox, rooms, sessions, store }: Deps, sockets: readonly Looked[]): Promise<void> => {
  const people = [...new Set(sockets.map(({ userId }) => userId))]
  const ids = [...new Set(sockets.map(({ sessionId }) => sessionId))]
  const heads = await store.read((db) => inbox.heads(db, people))
  const ended = await store.read((db) => sessions.ended(db, ids))
  const actions = await rooms.recentActions(people)
  for (const { catchUp, sessionId, userId } of sockets)
    catchUp({
      head: heads.get(userId) ?? 0,
      rooms: actions.flatMap(({ text, to }) => (to === userId ? [text] : [])),
      ended: ended.get(sessionId) ?? null,
    })
}

/**
 * Asks the store what has happened to the people of these sockets, in few questions for all of them. Wake-ups from other
 * processes may be lost; this makes a loss a delay.
 */
export const lookRound = async (deps: Deps, sockets: readonly Looked[]): Promise<void> => {
  for (let at = 0; at < sockets.length; at += AT_ONCE) await lookAt(deps, sockets.slice(at, at + AT_ONCE))
}
