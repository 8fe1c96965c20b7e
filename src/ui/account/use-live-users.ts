import { useEffect, useState } from 'react'

/** Where the counter of users starts. @rule ACCT-12 */
export const LIVE_USERS_START = 298_721

/** How often it grows, in milliseconds. @rule ACCT-12 */
export const LIVE_USERS_MS = 3_000

/** One to ten more. @rule ACCT-12 */
const growth = (): number => 1 + Math.floor(Math.random() * 10)

/** A decoration where the gateway reports no real figure (PLUS-2). */
export const useLiveUsers = (real: number | null): number => {
  const [users, setUsers] = useState(LIVE_USERS_START)
  useEffect(() => {
    if (real !== null) return
    const timer = setInterval(() => setUsers((before) => before + growth()), LIVE_USERS_MS)
    return () => clearInterval(timer)
  }, [real])
  return real ?? users
}
