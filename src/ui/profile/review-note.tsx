import { Clock, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReviewState } from '../../domain/kernel/review-state'
import { cx } from '../design/cx'
import { Icon } from '../design/icon'
import styles from './review.module.css'

type Props = {
  readonly state: ReviewState
  /** It stands on a picture. */
  readonly onPicture?: boolean
}

/** How a picture stands with the review; nothing where everybody sees it. @rule PROF-24 */
export const ReviewNote = ({ state, onPicture = false }: Props) => {
  const { t } = useTranslation('profile')
  if (state === 'approved') return null
  return (
    <span className={cx(styles.note, onPicture && styles.onPicture, state === 'refused' && styles.refused)}>
      <Icon of={state === 'refused' ? TriangleAlert : Clock} size="sm" />
      {t(state === 'refused' ? 'picture_refused' : 'picture_reviewing')}
    </span>
  )
}
