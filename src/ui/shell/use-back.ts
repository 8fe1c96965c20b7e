import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { pathOf } from './routes'

/** Back to where one came from, to the same place in its list; home when the visit began here. */
export const useBack = (): (() => void) => {
  const [, navigate] = useLocation()
  return useCallback(() => {
    const inside = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
    if (inside) history.back()
    else navigate(pathOf('LivCam'))
  }, [navigate])
}
