import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { Restriction } from '../../domain/chat/restriction'
import { systemSenderOf } from '../../domain/chat/system-sender'
import type { UserId } from '../../domain/kernel/ids'
import { useCore } from '../shell/core-context'
import styles from './composer.module.css'

type MailProps = { readonly to: string; readonly children?: ReactNode }

const Mail = ({ to, children }: MailProps) => (
  <a className={styles.mail} href={`mailto:${to}`}>
    {children}
  </a>
)

/** Nobody can write to the team in its chat: the way to it stands there (@rule SHELL-87). */
const TeamNote = () => {
  const { t } = useTranslation('conversation')
  const { contact } = useCore().config
  if (contact === '') return null
  return (
    <p className={styles.restricted}>
      <Trans t={t} i18nKey="team_note" values={{ address: contact }} components={{ mail: <Mail to={contact} /> }} />
    </p>
  )
}

type Props = { readonly why: Restriction; readonly friend: UserId }

/** In place of the box: why nothing can be written; notices say it by themselves (@rule CHAT-71, CHAT-72). */
export const RestrictionNote = ({ friend, why }: Props) => {
  const { t } = useTranslation(['conversation', 'chat'])
  if (why === 'Notices') return systemSenderOf(friend) === 'team' && <TeamNote />
  return (
    <p className={styles.restricted} role="status">
      {t(why === 'NoLongerFriends' ? 'chat:no_longer_friends' : 'not_yet_friends')}
    </p>
  )
}
