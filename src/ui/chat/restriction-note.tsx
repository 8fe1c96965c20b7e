import { useTranslation } from 'react-i18next'
import type { Restriction } from '../../domain/chat/restriction'
import styles from './composer.module.css'

/** In place of the box: why nothing can be written; notices say it by themselves (@rule CHAT-71, CHAT-72). */
export const RestrictionNote = ({ why }: { readonly why: Restriction }) => {
  const { t } = useTranslation(['conversation', 'chat'])
  if (why === 'Notices') return null
  return (
    <p className={styles.restricted} role="status">
      {t(why === 'NoLongerFriends' ? 'chat:no_longer_friends' : 'not_yet_friends')}
    </p>
  )
}
