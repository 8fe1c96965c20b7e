import { observer } from 'mobx-react-lite'
import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RequestAnswer } from '../../application/friends/friends-gateway.port'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { useFeature } from '../shell/use-feature'
import styles from './session.module.css'

/** Their request is open: accept it or close it (CHAT-18, FRND-19). */
export const RequestBanner = observer(({ person }: { readonly person: Acquaintance }) => {
  const { t } = useTranslation('chat')
  const friends = useFeature('friends')
  if (person.relation !== 'asking') return null
  const busy = friends.view.busyWith(person.id)
  const answer = (how: RequestAnswer) => () => void friends.answer(person.id, how)()
  return (
    <Banner
      flush
      icon={UserPlus}
      action={
        <span className={styles.answers}>
          <Button size="sm" loading={busy} onClick={answer('refuse')}>
            {t('decline')}
          </Button>
          <Button size="sm" variant="primary" loading={busy} onClick={answer('accept')}>
            {t('accept')}
          </Button>
        </span>
      }
    >
      {t('asks', { name: person.name })}
    </Banner>
  )
})
