import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { SkeletonRows } from '../design/skeleton'
import { useFeature } from '../shell/use-feature'

/** What shows while the orders are read for the first time, or could not be. */
export const OrdersPending = observer(() => {
  const { t } = useTranslation('orders')
  const { load, view } = useFeature('orders')
  if (view.listing !== 'failed') return <SkeletonRows />
  return (
    <EmptyState
      art="offline"
      title={t('failed')}
      text={t('failed_text')}
      action={<Button onClick={() => void load()}>{t('again')}</Button>}
    />
  )
})
