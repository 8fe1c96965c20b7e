import type { Session } from '../http/handler'
import type { Ending } from '../session/kick'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'

const ended: Ending = { code: 0, message: 'Your password was changed' }

/** Ends the person's sessions; the one that asked goes on when it is the person's own. */
export const passwordChanged = async (
  work: Work,
  { sessions }: Pick<AccountDeps, 'sessions'>,
  userId: number,
  asker: Session | null,
): Promise<void> => {
  for (const { sessionId } of await sessions.list(work.db, userId)) {
    if (sessionId !== asker?.id) await sessions.revoke(work, userId, sessionId, ended)
  }
}
