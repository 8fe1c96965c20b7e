import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { noFlowCookie } from '../account/flow-cookie'
import { answer, type Answered, type Cookie, refuse } from '../http/handler'
import type { Departures } from './departures.port'
import { noTokenCookies } from './automatic-token'
import type { VendorTokens } from '../rtm/agora-tokens'
import type { Tx } from '../store/database'
import type { Ending } from './kick'
import { makeRealtimeToken } from './realtime-token'
import { noSidCookie } from './session-cookie'
import type { Sessions } from './sessions'

export interface SessionAnswersDeps {
  readonly departures: Departures
  readonly sessions: Sessions
  readonly realtimeKey: Uint8Array
  readonly rtmTokenMs: number
  /** Lets people into a vendor's signalling, where calls use one (GATE-29). */
  readonly tokens: VendorTokens
}

/** The same for a session of somebody else and for one that is not there. */
const NOT_YOURS = refuse(403)

const endedFromAnotherDevice: Ending = { code: 401, message: 'Login has expired' }

const noCookies: readonly Cookie[] = [noSidCookie, noFlowCookie, ...noTokenCookies]

/** Remembers in which language the device shows the product: what is written to the person is translated into it. */
const noteLanguage = async (db: Tx, sessionId: string, languageId: number): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ language_id: languageId })
    .where('id', '=', sessionId)
    .where('language_id', '<>', languageId)
    .execute()
}

/** Rows 25, 65 and 172: the real-time token, signing out, and the devices signed in. */
export const makeSessionAnswers = ({
  departures,
  realtimeKey,
  rtmTokenMs,
  sessions,
  tokens,
}: SessionAnswersDeps): readonly Answered[] => [
  answer(callsCalls.rtmToken, async ({ common, now, session }, { db }) => {
    await noteLanguage(db, session.id, common.languageId)
    const signalling = tokens.signals(session.userId)
    const token = makeRealtimeToken(realtimeKey, session.id, now + rtmTokenMs)
    return E.right(signalling === null ? { token } : { token, signalling })
  }),

  answer(accountCalls.logout, async ({ now, session, setCookie }, work) => {
    await departures.leave(work, session, 'quietly', now)
    noCookies.forEach(setCookie)
    return E.right(undefined)
  }),

  answer(accountCalls.sessions, async ({ session }, { db }) => {
    const list = await sessions.list(db, session.userId)
    return E.right({ list: list.map((listed) => ({ ...listed, current: listed.sessionId === session.id })) })
  }),

  answer(accountCalls.endSession, async ({ now, params, session, setCookie }, work) => {
    const other = { id: params.sessionId, userId: session.userId }
    if (!(await departures.leave(work, other, endedFromAnotherDevice, now))) return E.left(NOT_YOURS)
    if (params.sessionId === session.id) noCookies.forEach(setCookie)
    return E.right(undefined)
  }),
]
