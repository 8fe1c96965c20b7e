import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { useFeature } from '../shell/use-feature'

/** Begins a search. */
export const StartButton = observer(() => {
  const { t } = useTranslation('match')
  const { start, view } = useFeature('matching')
  return (
    <Button variant="primary" size="lg" wide loading={view.starting} onClick={() => void start()}>
      {t('start')}
    </Button>
  )
})
