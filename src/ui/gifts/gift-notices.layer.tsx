import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { usePersonName } from './use-person-name'

/** Tells of gifts that came in; where somebody looks at the conversation they fly instead (GIFT-16). */
export const Layer = observer(() => {
  const { t } = useTranslation('gifts')
  const gifts = useFeature('gifts')
  const nameOf = usePersonName()
  const toast = useToast()
  const [notice] = gifts.view.notices
  const flies = notice !== undefined && gifts.view.attends(notice.sender)
  const words =
    notice === undefined
      ? ''
      : t('flown_theirs', { name: nameOf(notice.sender), gift: gifts.view.nameOf(notice.gift) || t('gift') })
  useEffect(() => {
    if (notice === undefined) return
    if (!flies) toast({ text: words, tone: 'coins' })
    gifts.dismiss(notice.uuid)
  }, [flies, gifts, notice, toast, words])
  return null
})
