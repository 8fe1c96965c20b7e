import { hasLongTerm } from '../../domain/tasks/long-term'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'

/** Whether there are rewards that are given once: to who has paid, where something can be installed or sent. Call inside an observer. @rule TASK-12 */
export const useLongTerm = (): boolean => {
  const { session } = useCore().account.view
  const { way } = useFeature('install').view
  const { support } = useFeature('pushOffer').view
  return session._tag === 'SignedIn' && hasLongTerm({ paid: session.me.paid, install: way, push: support })
}
