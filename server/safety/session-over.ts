import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { SessionOver } from '../http/steps/session.step'
import { noSession, stop, type Stop } from '../http/stop'
import { findEnded, type EndedSession } from '../session/ended-session'
import { languageOfPerson } from '../session/person-language'
import type { Settings } from '../settings'
import type { Store } from '../store/store'
import { findBar } from './sanction-store'
import { tellBar, type ToldBar } from './tell-bar'

const bans: ReadonlySet<number> = new Set([10115, 10116, 10117])
/** Codes that say no more than that the login has expired (ACCT-109, ACCT-112). */
const expired: ReadonlySet<number> = new Set([0, 401])

/** A ban is told as it stands now: one that is over no longer speaks. */
const tellBan = async (
  store: Store,
  settings: Pick<Settings, 'safety'>,
  ended: EndedSession,
  now: number,
): Promise<Stop> => {
  const told = await store.work<Stop, ToldBar>(async (work) => {
    const bar = await findBar(work.db, ended, now)
    if (O.isNone(bar)) return E.left(noSession)
    const language = await languageOfPerson(work.db, ended.userId)
    return E.right(await tellBar(work, settings, bar.value, { userId: ended.userId, language, now, appeals: true }))
  })
  return E.isLeft(told) ? told.left : stop(200, told.right.code, told.right.message, told.right.data)
}

/**
 * What the next call of an ended session hears: what its sockets heard, if they heard anything, else that the login has
 * expired.
 *
 * @rule ACCT-106 ACCT-107 ACCT-108 ACCT-109
 */
export const makeSessionOver =
  (store: Store, settings: Pick<Settings, 'safety'>): SessionOver =>
  async (sid, handle, now) => {
    const ended = await store.read((db) => findEnded(db, sid, handle))
    if (ended === null || expired.has(ended.code)) return noSession
    return bans.has(ended.code) ? tellBan(store, settings, ended, now) : stop(200, ended.code, ended.message)
  }
