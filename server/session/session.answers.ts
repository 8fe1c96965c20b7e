import * as E from 'fp-ts/Either'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { forgetPresence } from '../account/presence'
import { answer, type Answered, refuse } from '../http/handler'
import { makeRealtimeToken } from './realtime-token'
import { noSidCookie } from './session-cookie'
import type { Sessions } from './sessions'

export interface SessionAnswersDeps {
  readonly sessions: Sessions
  readonly realtimeKey: Uint8Array
  readonly rtmTokenMs: number
}

const NOT_YOURS = 403

/** Rows 25, 65 and 172: the real-time token, signing out, and the devices signed in. */
export const makeSessionAnswers = ({ realtimeKey, rtmTokenMs, sessions }: SessionAnswersDeps): readonly Answered[] => [
  answer(callsCalls.rtmToken, async ({ now, session }) =>
    E.right({ token: makeRealtimeToken(realtimeKey, session.id, now + rtmTokenMs) }),
  ),

  answer(accountCalls.logout, async ({ session, setCookie }, work) => {
    await sessions.revoke(work, session.userId, session.id, 'quietly')
    const left = await sessions.list(work.db, session.userId)
    if (left.length === 0) await forgetPresence(work, session.userId)
    setCookie(noSidCookie)
    return E.right(undefined)
  }),

  answer(accountCalls.sessions, async ({ session }, { db }) => {
    const list = await sessions.list(db, session.userId)
    return E.right({ list: list.map((listed) => ({ ...listed, current: listed.sessionId === session.id })) })
  }),

  answer(accountCalls.endSession, async ({ params, session }, work) => {
    const ended = await sessions.revoke(work, session.userId, params.sessionId, {
      code: 401,
      message: 'Login has expired',
    })
    return ended ? E.right(undefined) : E.left(refuse(NOT_YOURS))
  }),
]
