import { whereaboutsAfter } from '../../src/domain/account/departure'
import type { Language } from '../../src/domain/kernel/language'
import type { Instant } from '../../src/domain/kernel/time'
import type { Bus } from '../bus/bus.port'
import type { Clock } from '../clock'
import type { Cookie, Session } from '../http/handler'
import type { Random } from '../random'
import type { Settings } from '../settings'
import { compiled } from '../store/compiled'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import { activeElsewhere, type Ending, publishEnding } from './kick'
import { rememberSessions } from './remember-sessions'
import { sidCookie } from './session-cookie'
import { atRest } from './session-hash'

/** Who signs in, and on what. */
export interface SignIn {
  readonly userId: number
  readonly kind: Session['kind']
  readonly deviceId: string
  readonly deviceName: string
}

/** What a sign-in reply carries: the readable handle, the secret that signs (base64), and the twin to set as a cookie. */
export interface NewSession {
  readonly sessionId: string
  readonly loginToken: string
  readonly signSecret: string
  readonly cookie: Cookie
  /** Others have ended for it, and of the person nothing else is there that holds a call (`whereaboutsAfter`). */
  readonly alone: boolean
}

/** A session with what guards its requests. */
export interface LiveSession extends Session {
  readonly handleHash: string
  readonly signSecret: string
  readonly seenAt: Instant
  /** The language of the product there, as it was last heard; empty at first. */
  readonly language: string
}

export interface ListedSession {
  readonly sessionId: string
  readonly kind: Session['kind']
  readonly deviceName: string
  readonly createdAt: Instant
  readonly seenAt: Instant
}

/** Sign-ins on devices. Secrets are stored hashed; the twin cookie alone authorises (@rule GATE-14). */
export interface Sessions {
  /** Opens a session; the oldest of its kind beyond the allowed number ends and is told so (@rule ACCT-112). */
  readonly create: (work: Work, signIn: SignIn) => Promise<NewSession>
  /** The session of a twin cookie, or null when there is none or it has ended. */
  readonly find: (db: Tx, sid: string) => Promise<LiveSession | null>
  readonly isLive: (db: Tx, sessionId: string) => Promise<boolean>
  /** Those of the sessions that have ended, with what sockets hear that were not told at the time. */
  readonly ended: (db: Tx, sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Ending>>
  /** The person's sessions, newest first. */
  readonly list: (db: Tx, userId: number) => Promise<readonly ListedSession[]>
  /** Ends one session of the person and answers of which kind it was; null when there is no such one. */
  readonly revoke: (work: Work, userId: number, sessionId: string, ending: Ending) => Promise<Session['kind'] | null>
  /** Ends every session of the person: a reset password, a ban, a deletion. */
  readonly revokeAll: (work: Work, userId: number, ending: Ending) => Promise<void>
  /** Notes that the session is in use, at most once an hour, and the language of the product there when it is another one. */
  readonly seen: (work: Work, session: LiveSession, now: Instant, language: Language | null) => Promise<void>
}

interface Deps {
  readonly clock: Clock
  readonly random: Random
  readonly bus: Bus
  readonly settings: Settings['session']
}

const SEEN_STEP_MS = 3_600_000

const QUIET = { code: 0, message: '' }

const liveIds = async (db: Tx, userId: number, kind?: Session['kind']): Promise<readonly string[]> => {
  const live = db.selectFrom('sessions').select('id').where('user_id', '=', userId).where('revoked_at', 'is', null)
  const rows = await (kind === undefined ? live : live.where('kind', '=', kind))
    .orderBy('created_at', 'desc')
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

const bySid = compiled((db, { sidHash }: { sidHash: string }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'kind', 'handle', 'sign_secret', 'seen_at', 'language'])
    .where('sid_hash', '=', sidHash)
    .where('revoked_at', 'is', null),
)

const find =
  ({ clock, settings }: Deps): Sessions['find'] =>
  async (db, sid) => {
    if (sid === '') return null
    const [row] = await bySid(db, { sidHash: atRest(sid) })
    if (row === undefined || row.seen_at + settings.cookieMs < clock.now()) return null
    return {
      id: row.id,
      userId: row.user_id,
      kind: row.kind,
      handleHash: row.handle,
      signSecret: row.sign_secret,
      seenAt: row.seen_at,
      language: row.language,
    }
  }

const isLive: Sessions['isLive'] = async (db, sessionId) => {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A ban says more than is kept with the session: its socket goes quietly, and the next call tells (`makeSessionOver`). */
const endingOf = (code: number, message: string): Ending =>
  code === QUIET.code && message !== QUIET.message ? { code, message } : 'quietly'

const ended: Sessions['ended'] = async (db, sessionIds) => {
  if (sessionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'ended_code', 'ended_message'])
    .where('id', 'in', sessionIds)
    .where('revoked_at', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, endingOf(row.ended_code, row.ended_message)]))
}

const end = async ({ clock, bus }: Deps, work: Work, ids: readonly string[], ending: Ending): Promise<void> => {
  if (ids.length === 0) return
  const { code, message } = ending === 'quietly' ? QUIET : ending
  await work.db
    .updateTable('sessions')
    .set({ revoked_at: clock.now(), ended_code: code, ended_message: message })
    .where('id', 'in', ids)
    .execute()
  work.after(() => ids.forEach((id) => publishEnding(bus, id, ending)))
}

const create =
  (deps: Deps): Sessions['create'] =>
  async (work, { userId, kind, deviceId, deviceName }) => {
    const { clock, random, settings } = deps
    const [sid, handle] = [random.bytes(32).toString('base64url'), random.bytes(32).toString('base64url')]
    const [sessionId, signSecret, now] = [random.uuid(), random.bytes(32).toString('base64'), clock.now()]
    const allowed = kind === 'browser' ? settings.browsersAllowed : settings.terminalsAllowed
    const beyond = (await liveIds(work.db, userId, kind)).slice(Math.max(0, allowed - 1))
    await end(deps, work, beyond, activeElsewhere)
    const left = (await list(work.db, userId)).map((one) => one.kind)
    const alone = beyond.length > 0 && whereaboutsAfter(kind, left) !== 'There'
    await work.db
      .insertInto('sessions')
      .values({
        id: sessionId,
        user_id: userId,
        kind,
        sid_hash: atRest(sid),
        handle: atRest(handle),
        sign_secret: signSecret,
        device_id: deviceId,
        device_name: deviceName,
        created_at: now,
        seen_at: now,
        revoked_at: null,
      })
      .execute()
    return { sessionId, loginToken: handle, signSecret, cookie: sidCookie(sid, settings.cookieMs), alone }
  }

const list: Sessions['list'] = async (db, userId) => {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    sessionId: row.id,
    kind: row.kind,
    deviceName: row.device_name,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }))
}

export const makeSessions = (deps: Deps): Sessions => ({
  create: create(deps),
  find: rememberSessions(find(deps), deps.bus, deps.clock),
  isLive,
  ended,
  list,
  revoke: async (work, userId, sessionId, ending) => {
    const own = (await list(work.db, userId)).find((one) => one.sessionId === sessionId)
    if (own === undefined) return null
    await end(deps, work, [sessionId], ending)
    return own.kind
  },
  revokeAll: async (work, userId, ending) => end(deps, work, await liveIds(work.db, userId), ending),
  seen: async ({ db }, known, now, language) => {
    const change = {
      ...(now - known.seenAt < SEEN_STEP_MS ? {} : { seen_at: now }),
      ...(language === null || language === known.language ? {} : { language }),
    }
    if (Object.keys(change).length === 0) return
    await db.updateTable('sessions').set(change).where('id', '=', known.id).execute()
  },
})
