import { useEffect } from 'react'
import { useFeature } from '../shell/use-feature'

/** What both entries to a match do: read the price, and let the camera go when they are left without a search. */
export const useMatchEntry = (): void => {
  const { load, release } = useFeature('matching')
  useEffect(() => {
    void load()
    return release
  }, [load, release])
}
