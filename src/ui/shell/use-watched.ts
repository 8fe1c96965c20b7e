import { useEffect } from 'react'
import type { UserId } from '../../domain/kernel/ids'
import { useFeature } from './use-feature'

/** Follows the presence of these people as long as they are seen. @rule FRND-47 */
export const useWatched = (ids: readonly UserId[]): void => {
  const { watch } = useFeature('friends')
  const key = ids.join(',')
  useEffect(() => (key === '' ? undefined : watch(ids)), [key, watch]) // oxlint-disable-line react/exhaustive-deps -- `key` stands for `ids`
}
