import { useEffect } from 'react'
import { useFeature } from '../shell/use-feature'

/** Whether check-in or activity have a row in the list of tasks (TASK-7); reads both. Call inside an observer. */
export const useExtraRows = (): boolean => {
  const [checkIn, activity] = [useFeature('checkIn'), useFeature('activity')]
  const { load } = checkIn
  const { loadEntries } = activity
  useEffect(() => {
    void load()
    void loadEntries()
  }, [load, loadEntries])
  return checkIn.view.shown || activity.view.entrance !== null
}
