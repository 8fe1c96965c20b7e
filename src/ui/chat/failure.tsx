import { RotateCw, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SendFailure } from '../../domain/chat/delivery'
import type { MessageUuid } from '../../domain/kernel/ids'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { useFeature } from '../shell/use-feature'
import styles from './bubble.module.css'
import { refusalKey } from './failures'

/** Why a message was not sent, with what can be done about it. */
export const Failure = ({
  uuid,
  why: { code, message },
}: {
  readonly uuid: MessageUuid
  readonly why: SendFailure
}) => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const key = refusalKey(code)
  return (
    <div className={styles.failure} role="group" aria-label={t('failed')}>
      <button type="button" className={styles.retry} onClick={() => void chat.retry(uuid)()}>
        <Icon of={RotateCw} size="sm" />
        {t('not_sent')}
      </button>
      <IconButton size="sm" label={t('discard')} icon={Trash2} onClick={() => void chat.discard(uuid)()} />
      <p className={styles.why}>{key === undefined ? message || t('failed') : t(key)}</p>
    </div>
  )
}
