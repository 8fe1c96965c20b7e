import * as O from 'fp-ts/Option'
import { MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RoundAction } from '../shell/round-action'
import { pathOf } from '../shell/routes'
import type { BeginChatProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { useAdding } from './use-adding'

/** Opens the conversation; a stranger is asked to be a friend first, at its price. @rule FRND-7 FRND-10 FRND-18 */
export const Slot = observer(({ location, person: id, videoId }: BeginChatProps) => {
  const { t } = useTranslation('friends')
  const { view } = useFeature('friends')
  const navigate = useNavigate()
  const person = O.toUndefined(view.person(id))
  const { add, dialogs } = useAdding(
    { id, name: person?.name ?? '' },
    { location, ...(videoId !== undefined && { videoId }) },
  )
  const known = person !== undefined && person.relation !== 'stranger'
  return (
    <>
      <RoundAction
        icon={MessageCircle}
        label={t('chat')}
        loading={view.busyWith(id)}
        onClick={() => (known ? navigate(pathOf('IMMessageSession', { friendId: id })) : add())}
      />
      {dialogs}
    </>
  )
})
