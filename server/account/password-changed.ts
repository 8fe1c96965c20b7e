import type { Instant } from '../../src/domain/kernel/time'
import type { Session } from '../http/handler'
import type { Ending } from '../session/kick'
import { languageOfPerson } from '../session/person-language'
import type { Work } from '../store/store'
import { wordsOf } from '../texts/words'
import type { AccountDeps } from './account-deps'

/** Ends the person's sessions; the one that asked goes on when it is the person's own. */
export const passwordChanged = async (
  work: Work,
  { departures, sessions }: Pick<AccountDeps, 'departures' | 'sessions'>,
  userId: number,
  { now, session: asker }: { readonly now: Instant; readonly session: Session | null },
): Promise<void> => {
  const { say } = wordsOf(await languageOfPerson(work.db, userId))
  const ended: Ending = { code: 0, message: say('password_changed') }
  for (const { sessionId: id } of await sessions.list(work.db, userId)) {
    if (id !== asker?.id) await departures.leave(work, { id, userId }, ended, now)
  }
}
