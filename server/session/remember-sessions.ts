import type { Bus } from '../bus/bus.port'
import type { Clock } from '../clock'
import { SESSION_ENDED } from './kick'

const REMEMBERED_MS = 1_000
const MOST_REMEMBERED = 10_000

type Find<Db, Session> = (db: Db, sid: string) => Promise<Session | null>

/**
 * Remembers a found session for a second, since every request asks for it. When any session ends all are forgotten: at
 * once in the process that ended it, after that second in others. What was being read meanwhile is not remembered.
 */
export const rememberSessions = <Db, Session>(find: Find<Db, Session>, bus: Bus, clock: Clock): Find<Db, Session> => {
  const known = new Map<string, { readonly session: Session; readonly until: number }>()
  let endings = 0
  bus.subscribe(SESSION_ENDED, () => {
    endings += 1
    known.clear()
  })

  return async (db, sid) => {
    const recent = known.get(sid)
    if (recent !== undefined && clock.now() < recent.until) return recent.session
    const before = endings
    const session = await find(db, sid)
    if (known.size >= MOST_REMEMBERED) known.clear()
    if (session !== null && before === endings) known.set(sid, { session, until: clock.now() + REMEMBERED_MS })
    return session
  }
}
