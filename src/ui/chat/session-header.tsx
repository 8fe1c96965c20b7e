import { EllipsisVertical } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { isSystem, type UserId } from '../../domain/kernel/ids'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { IconButton } from '../design/icon-button'
import { OnDemand } from '../shell/on-demand'
import { pathOf } from '../shell/routes'
import { useShell } from '../shell/shell-context'
import { PersonMenu } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import styles from './session.module.css'

/** The button of a person's menu, which is made with the first press. */
const MoreButton = ({ friend, label }: { readonly friend: UserId; readonly label: string }) => {
  const trigger = <IconButton label={label} icon={EllipsisVertical} />
  return (
    <OnDemand trigger={trigger}>
      <PersonMenu friend={friend} trigger={trigger} defaultOpen fallback={trigger} />
    </OnDemand>
  )
}

/** Face, name and presence of the other person; leads to their profile; with a menu for people (@rule CHAT-17). */
export const SessionHeader = observer(
  ({ person, name }: { readonly person: Acquaintance | null; readonly name: string }) => {
    const { t } = useTranslation(['chat', 'conversation'])
    const { mobile } = useShell()
    const friends = useFeature('friends')
    const presence = person ? friends.view.presence(person.id) : 'unknown'
    const words = (
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {person?.demo && <Badge>{t('demo')}</Badge>}
        </span>
        <span className={styles.status}>{presence !== 'unknown' && t(`status_${presence}`)}</span>
      </span>
    )
    return (
      <ViewHeader
        title={name}
        back={pathOf('MessagePage')}
        lead={
          person ? (
            <Link className={styles.lead} href={pathOf('FriendPage', { friendId: person.id })}>
              <Avatar name={name} src={person.headImg} size={mobile ? 'sm' : 'md'} presence={presence} />
              {words}
            </Link>
          ) : (
            <span className={styles.lead}>{words}</span>
          )
        }
        actions={
          person && !isSystem(person.id) && <MoreButton friend={person.id} label={t('conversation:more', { name })} />
        }
      />
    )
  },
)
