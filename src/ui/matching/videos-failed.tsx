import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'

type Props = { readonly loading?: boolean; readonly onAgain: () => void }

/** The videos, or more of them, could not be had; they can be asked for again. */
export const VideosFailed = ({ loading = false, onAgain }: Props) => {
  const { t } = useTranslation('hotVideos')
  return (
    <EmptyState
      art="offline"
      title={t('failed')}
      text={t('failed_text')}
      action={
        <Button loading={loading} onClick={onAgain}>
          {t('again')}
        </Button>
      }
    />
  )
}
