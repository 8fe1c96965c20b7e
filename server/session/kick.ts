import type { Bus } from '../bus/bus.port'

/** What the sockets of a session that has ended hear: a kick that the person sees, or only that it is over. */
export type Ending = { readonly code: number; readonly message: string; readonly data?: unknown } | 'quietly'

export const kickTopic = (sessionId: string): string => `kick:${sessionId}`

/** A sign-in beyond the allowed number (ACCT-111, ACCT-112). */
export const activeElsewhere: Ending = { code: 0, message: 'Your account was active on another device' }

/** Says that some session has ended, for whoever remembers sessions. */
export const SESSION_ENDED = 'session-ended'

export const publishEnding = (bus: Bus, sessionId: string, ending: Ending): void => {
  bus.publish(SESSION_ENDED, sessionId)
  bus.publish(kickTopic(sessionId), JSON.stringify(ending))
}
