import { useCallback } from 'react'
import { cameFromInside, goBack } from '../design/back-layers'
import { pathOf } from './routes'
import { useNavigate } from './use-navigate'

/** Back to where one came from, to the same place in its list; home when the visit began here. */
export const useBack = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => {
    if (cameFromInside()) goBack(1)
    else navigate(pathOf('LivCam'))
  }, [navigate])
}
