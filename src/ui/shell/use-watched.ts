import { useEffect } from 'react'
import type { UserId } from '../../domain/kernel/ids'
import { useFeature } from './use-feature'
import { useInSteps } from './use-in-steps'

/** Who is in sight of a long list is looked at so often, in milliseconds. @rule SHELL-85 */
const SIGHT_MS = 200

/** Follows the presence of these people as long as they are seen. @rule FRND-47 */
export const useWatched = (ids: readonly UserId[]): void => {
  const { watch } = useFeature('friends')
  const key = useInSteps(ids.join(','), SIGHT_MS)
  useEffect(() => {
    if (key === '') return undefined
    return watch(key.split(',').map((id) => Number(id) as UserId))
  }, [key, watch])
}
