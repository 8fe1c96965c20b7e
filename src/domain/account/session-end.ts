/** How a session that ended without the person's wish is told: each has its own words. */
export type SessionEnd = 'Expired' | 'Kicked' | 'Banned' | 'Ended'

/** The code of a kick: a sign-in beyond the number of sessions allowed (@rule ACCT-112). */
export const KICKED = 0

/**
 * What a code means in a session. 10023 is two cases: in the body of a good reply the gateway's own words are shown,
 * on a failed reply the login has expired. Any other code that ends a session is told in the gateway's words.
 *
 * @rule ACCT-105 ACCT-106 ACCT-107 ACCT-108 ACCT-109 ACCT-110 ACCT-112
 */
export const sessionEnd = (code: number, transport: 'http' | 'body' | 'socket'): SessionEnd => {
  switch (code) {
    case KICKED:
      return 'Kicked'
    case 10115:
    case 10116:
      return 'Banned'
    case 401:
      return 'Expired'
    case 10023:
      return transport === 'http' ? 'Expired' : 'Ended'
    default:
      return 'Ended'
  }
}
