import { useEffect, useState } from 'react'
import { grownUsers, LIVE_USERS_MS, LIVE_USERS_START } from '../../domain/account/live-users'

/** A decoration where the gateway reports no real figure (PLUS-2). */
export const useLiveUsers = (real: number | null): number => {
  const [users, setUsers] = useState(LIVE_USERS_START)
  useEffect(() => {
    if (real !== null) return
    const timer = setInterval(() => setUsers((before) => grownUsers(before, Math.random())), LIVE_USERS_MS)
    return () => clearInterval(timer)
  }, [real])
  return real ?? users
}
