import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isCalled } from '../../domain/calls/ringing'
import { ringTitle } from '../shell/page-title'
import { useFeature } from '../shell/use-feature'

/** Says who calls beside the ringing itself: in the title of every tab, and gives notices their words; draws nothing (PLUS-20). */
export const RingSigns = observer(() => {
  const { t } = useTranslation('calls')
  const { ringing, view } = useFeature('calls')
  const name = isCalled(view.call) ? (view.call.caller?.name ?? '') : null
  useEffect(
    () =>
      ringing.speak({
        incoming: (who) => ({ title: t('calls_you', { name: who }), text: t('incoming') }),
        missed: (who) => ({ title: t('missed'), text: t('missed_text', { name: who }) }),
      }),
    [ringing, t],
  )
  useEffect(() => (name === null ? undefined : ringTitle(t('calls_you', { name }))), [name, t])
  return null
})
