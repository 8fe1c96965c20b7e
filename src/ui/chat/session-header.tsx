import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { isSystem } from '../../domain/kernel/ids'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { PersonMenuButton } from '../shell/person-menu-button'
import { pathOf } from '../shell/routes'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import styles from './session.module.css'

/** Face, name and presence of the other person; leads to their profile; with a menu for people (@rule CHAT-17). */
export const SessionHeader = observer(
  ({ person, name }: { readonly person: Acquaintance | null; readonly name: string }) => {
    const { t } = useTranslation(['chat', 'conversation'])
    const { mobile } = useShell()
    const friends = useFeature('friends')
    const link = useLink()
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
            <a className={styles.lead} {...link(pathOf('FriendPage', { friendId: person.id }))}>
              <Avatar name={name} src={person.headImg} size={mobile ? 'sm' : 'md'} presence={presence} />
              {words}
            </a>
          ) : (
            <span className={styles.lead}>{words}</span>
          )
        }
        actions={
          person &&
          !isSystem(person.id) && <PersonMenuButton friend={person.id} label={t('conversation:more', { name })} />
        }
      />
    )
  },
)
