import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Way } from '../../src/infrastructure/gateway/contract/automatic-way'
import type { LoginReply } from '../../src/infrastructure/gateway/contract/user.codec'
import { refuse, type AskedPublicly, type Refusal, type Session } from '../http/handler'
import { ownInfo } from '../profile/own-info'
import { findUser } from '../profile/people'
import { handTokensOn, makeToken } from '../session/automatic-token'
import { deviceName } from '../session/device-name'
import type { NewSession } from '../session/sessions'
import type { Work } from '../store/store'
import type { AccountDeps } from './account-deps'

type Signing = Pick<AskedPublicly<never>, 'agent' | 'common' | 'language' | 'now' | 'session' | 'setCookie'>
type Deps = Pick<AccountDeps, 'departures' | 'gate' | 'ledger' | 'pictureAt' | 'random' | 'sessions' | 'settings'>

export interface How {
  /** What the client calls its device; `terminal` makes a session of that kind. */
  readonly deviceName: string
  readonly registered: boolean
  /** Which automatic login repeats it (ACCT-82). */
  readonly way: Way
  /** The session that an automatic login goes on from. */
  readonly repeats?: Session
  /** Has been told that the account is to be deleted, and keeps it (10032). */
  readonly keepsAccount?: boolean
}

/** The account is no longer there (ACCT-97). */
const GONE = refuse(10101, 'The user does not exist')

interface Replaced {
  readonly old: readonly (Session | null)[]
  readonly userId: number
  readonly now: Instant
}

/** A browser holds one session: whichever it had is over, on no other device. Only somebody else who was signed in there leaves. */
const replace = async (work: Work, { departures, sessions }: Deps, { now, old, userId }: Replaced): Promise<void> => {
  for (const session of old) {
    if (session?.userId === userId) await sessions.revoke(work, userId, session.id, 'quietly')
    else if (session) await departures.leave(work, session, 'quietly', now)
  }
}

/** Opens the session; somebody who was signed in elsewhere, and is no more, has moved on. */
const open = async (work: Work, deps: Deps, asked: Signing, userId: number, how: How): Promise<NewSession> => {
  const { common, now } = asked
  await replace(work, deps, { old: [asked.session, how.repeats ?? null], userId, now })
  const kind = how.deviceName === 'terminal' ? 'terminal' : 'browser'
  const session = await deps.sessions.create(work, {
    userId,
    kind,
    deviceId: common.deviceId,
    deviceName: (kind === 'browser' && deviceName(asked.agent)) || how.deviceName,
  })
  if (session.alone) await deps.departures.moveOn(work, userId, now)
  return session
}

/**
 * The one door of every sign-in, for somebody who has proved who they are: opens a session on the asker's device, sets its
 * twin cookie and those of automatic login, and makes the reply.
 */
export const signIn = async (
  work: Work,
  deps: Deps,
  asked: Signing,
  userId: number,
  how: How,
): Promise<E.Either<Refusal, LoginReply>> => {
  const { gate, random, settings } = deps
  const { common, language, now } = asked
  const { deviceId } = common
  const { keepsAccount = false, registered } = how
  const passed = await gate(work, { userId, deviceId, registered, keepsAccount, language, now })
  if (E.isLeft(passed)) return passed
  const user = await findUser(work.db, userId)
  if (!user) return E.left(GONE)
  const session = await open(work, deps, asked, userId, how)
  const own = { id: session.sessionId, userId }
  if (how.repeats) await handTokensOn(work, how.repeats, own, now)
  const token = await makeToken({ random, settings: settings.session }, work, { session: own, way: how.way }, now)
  for (const cookie of [session.cookie, ...token]) asked.setCookie(cookie)
  const info = await ownInfo(work.db, deps, user)
  return E.right({
    id: userId,
    loginToken: session.loginToken,
    signSecret: session.signSecret,
    user: {
      ...info,
      register: registered ? 1 : 0,
      loginToken: session.loginToken,
      deviceId,
    },
  })
}
