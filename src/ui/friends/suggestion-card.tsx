import * as O from 'fp-ts/Option'
import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../design/avatar'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { cx } from '../design/cx'
import { IconButton } from '../design/icon-button'
import { Skeleton } from '../design/skeleton'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { RowName } from '../shell/row-name'
import { useOpenOnce } from './use-open-once'
import styles from './friends.module.css'

/** Keeps the place, to the line, while one is asked for; should there be none, what stands below has waited (`data-coming`). */
const Bones = () => {
  const { t } = useTranslation('friends')
  return (
    <div className={styles.suggestion} aria-hidden inert data-coming>
      <Skeleton shape="circle" />
      <span className={styles.suggested}>
        <span className={styles.suggestionTitle}>{t('suggestion')}</span>
        <span className={styles.suggestedName}>
          <Skeleton width="long" />
        </span>
      </span>
      <span className={cx(styles.suggestionDeeds, styles.hidden)}>
        <Button size="sm">{t('suggestion_open')}</Button>
        <IconButton size="sm" label={t('suggestion_close')} icon={X} />
      </span>
    </div>
  )
}

/** A host to get to know, until one has looked or put it away. @rule FRND-27 */
export const SuggestionCard = observer(() => {
  const { t } = useTranslation('friends')
  const { dismissSuggestion, suggest, view } = useFeature('friends')
  const link = useOpenOnce()
  const [asking, setAsking] = useState(true)
  useLayoutEffect(() => void suggest().then(() => setAsking(false)), [suggest])
  if (O.isNone(view.suggestion)) return asking && <Bones />
  const { headImg, id, name } = view.suggestion.value
  return (
    <section className={styles.suggestion} aria-label={t('suggestion')}>
      <Avatar name={name} src={headImg} presence={view.presence(id)} />
      <span className={styles.suggested}>
        <span className={styles.suggestionTitle}>{t('suggestion')}</span>
        <span className={styles.suggestedName}>
          <RowName person={view.suggestion.value} />
        </span>
      </span>
      <span className={styles.suggestionDeeds}>
        <ButtonLink size="sm" {...link(pathOf('FriendPage', { friendId: id }))}>
          {t('suggestion_open')}
        </ButtonLink>
        <IconButton size="sm" label={t('suggestion_close')} icon={X} onClick={dismissSuggestion} />
      </span>
    </section>
  )
})
