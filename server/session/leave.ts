import { forgetPresence } from '../account/presence'
import type { PresenceHints } from '../friends/presence-hints'
import type { Session } from '../http/handler'
import type { Work } from '../store/store'
import type { Ending } from './kick'
import type { Sessions } from './sessions'

/**
 * Ends a session at the wish of its person, who is gone at once when it was the last one (@rule FRND-46). False when the
 * person has no such session.
 */
export const leave = async (
  work: Work,
  { presence, sessions }: { readonly presence: PresenceHints; readonly sessions: Pick<Sessions, 'list' | 'revoke'> },
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  ending: Ending,
): Promise<boolean> => {
  if (!(await sessions.revoke(work, userId, id, ending))) return false
  if ((await sessions.list(work.db, userId)).length > 0) return true
  await forgetPresence(work, userId)
  presence.tell(work, userId)
  return true
}
