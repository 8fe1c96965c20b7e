import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toastOf } from '../../domain/calls/ending-toast'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'

/** Says once why a call is over, when the other side or the network ended it (CALL-61). */
export const EndingNote = observer(() => {
  const { t } = useTranslation('calls')
  const { call } = useFeature('calls').view
  const toast = useToast()
  const ending = call._tag === 'Ended' ? toastOf[call.ending] : null
  const room = call._tag === 'Ended' ? call.room : undefined
  useEffect(() => {
    if (ending !== null) toast({ text: t(`ended_${ending}`) })
  }, [ending, room, toast, t])
  return null
})
