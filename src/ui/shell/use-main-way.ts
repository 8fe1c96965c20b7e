import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { isOpenWay, mainWay, type PlayWay, type PlayWayName } from '../../domain/kernel/play-way'
import { SECOND } from '../../domain/kernel/time'
import { useCore } from './core-context'
import { pathOf, type RouteName } from './routes'

/** So long a visit to the root waits to hear with which page it begins; home is shown meanwhile. @rule SHELL-44 */
const WAIT_MS = 2 * SECOND

const HOME = pathOf('LivCam')
const pages = { liveCam: 'SearchPage', card: 'CardPage' } as const

/** Pages that stand and fall with a way of playing. */
const wayOf: Readonly<Partial<Record<RouteName, PlayWayName>>> = { CardPage: 'card', GoddessWall: 'wall' }

/** @rule SHELL-5 SHELL-48 */
export const isOpenPage = (ways: readonly PlayWay[] | null, name: RouteName): boolean => {
  const way = wayOf[name]
  return way === undefined || isOpenWay(ways, way)
}

const framed = (): boolean => window.top !== window

/** Leads a visit that begins at the root to the main way of playing. Call inside an observer. @rule SHELL-44..46 */
export const useMainWay = (): void => {
  const { account } = useCore()
  const { playWays } = account.view
  const [location, navigate] = useLocation()
  const waits = useRef(location === HOME && !framed() && navigator.onLine)
  useEffect(() => {
    const timer = setTimeout(() => (waits.current = false), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (location !== HOME) waits.current = false
    if (!waits.current || playWays === null) return
    waits.current = false
    const way = mainWay(playWays)
    if (way !== null) navigate(pathOf(pages[way]), { replace: true })
  }, [location, navigate, playWays])
}
