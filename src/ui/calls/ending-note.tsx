import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toastOf } from '../../domain/calls/ending-toast'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'

/** Says once why a call is over, when the other side or the network ended it, and what a match has cost (CALL-61, MTCH-13). */
export const EndingNote = observer(() => {
  const { t } = useTranslation('calls')
  const { t: match } = useTranslation('matchCall')
  const { call, matchPrice } = useFeature('calls').view
  const toast = useToast()
  const ending = call._tag === 'Ended' ? toastOf[call.ending] : null
  const room = call._tag === 'Ended' ? call.room : undefined
  useEffect(() => {
    if (ending !== null) toast({ text: t(`ended_${ending}`) })
  }, [ending, room, toast, t])
  const cost = call._tag === 'Ended' && call.match !== undefined && call.talkedMs > 0 ? matchPrice : null
  useEffect(() => {
    if (cost !== null) toast({ text: cost === 0 ? match('cost_nothing') : match('cost', { count: cost }) })
  }, [cost, room, toast, match])
  return null
})
