import { useCallback } from 'react'
import { pathOf } from './routes'
import { useNavigate } from './use-navigate'

/** Back to where one came from, to the same place in its list; home when the visit began here. */
export const useBack = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    const inside = 'navigation' in window ? window.navigation.canGoBack : history.length > 1
    if (inside) history.back()
    else navigate(pathOf('LivCam'))
  }, [navigate])
}
