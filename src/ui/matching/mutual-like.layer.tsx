import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isOn } from '../../domain/calls/call'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { Button } from '../design/button'
import { Dialog } from '../design/dialog'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import styles from './cards.module.css'

/** 'You like each other', to the one who liked first; the call of the other takes its place (MTCH-30). */
export const Layer = observer(() => {
  const { t } = useTranslation('cards')
  const cards = useFeature('cards')
  const calls = useFeature('calls')
  const navigate = useNavigate()
  const { mutual } = cards.view
  if (mutual === null || isOn(calls.view.call)) return null
  const toProfile = () => {
    cards.dismissMutual()
    navigate(pathOf('FriendPage', { friendId: mutual.id }))
  }
  return (
    <Dialog
      open
      glow
      title={t('mutual')}
      onClose={cards.dismissMutual}
      footer={
        <>
          <Button onClick={toProfile}>{t('profile', { name: mutual.name })}</Button>
          <Button variant="primary" onClick={cards.dismissMutual}>
            {t('ok')}
          </Button>
        </>
      }
    >
      <div className={styles.mutual}>
        <Avatar name={mutual.name} src={mutual.headImg} size="xxl" />
        <p className={styles.who}>
          <bdi>{mutual.name}</bdi>
          {mutual.demo && <Badge tone="media">{t('demo')}</Badge>}
        </p>
        <p className={styles.may}>{t('may_call', { name: mutual.name })}</p>
      </div>
    </Dialog>
  )
})
