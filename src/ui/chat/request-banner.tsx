import { observer } from 'mobx-react-lite'
import { UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { useFeature } from '../shell/use-feature'
import styles from './session.module.css'
import { useAnswer } from './use-answer'

type AskingProps = { readonly person: Acquaintance }

const Asking = observer(({ person }: AskingProps) => {
  const { t } = useTranslation('chat')
  const { view } = useFeature('friends')
  const answer = useAnswer(person.id)
  const busy = view.busyWith(person.id)
  return (
    <Banner
      flush
      icon={UserPlus}
      action={
        <span className={styles.answers}>
          <Button size="sm" loading={busy} onClick={() => void answer('refuse')}>
            {t('decline')}
          </Button>
          <Button size="sm" variant="primary" loading={busy} onClick={() => void answer('accept')}>
            {t('accept')}
          </Button>
        </span>
      }
    >
      {t('asks', { name: person.name })}
    </Banner>
  )
})

/** Their request is open: accept it or close it (CHAT-18, FRND-19). */
export const RequestBanner = ({ person }: AskingProps) => person.relation === 'asking' && <Asking person={person} />
