import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/button-link'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { TaskRow } from './task-row'

/** The activity among the tasks; leads to its page. Nothing where there is none. @rule TASK-7 TASK-55 */
export const MatchBoxRow = observer(() => {
  const { t, i18n } = useTranslation(['activity', 'checkIn'])
  const { entrance } = useFeature('activity').view
  const link = useLink()
  if (entrance === null) return null
  const formatted = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(entrance.ready)
  const note =
    entrance.ready > 0 ? t('activity:ready', { count: entrance.ready, formatted }) : t('activity:match_box_text')
  return (
    <TaskRow
      reward={null}
      title={t('activity:match_box')}
      note={note}
      action={(titleId) => (
        <ButtonLink size="sm" aria-describedby={titleId} {...link(entrance.url)}>
          {t('checkIn:go')}
        </ButtonLink>
      )}
    />
  )
})
