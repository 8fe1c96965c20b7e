import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '../../domain/friends/reminder'
import { Avatar } from '../design/avatar'
import { ListRow } from '../design/list'
import { Switch } from '../design/switch'
import { VisuallyHidden } from '../design/visually-hidden'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import { useTellProblem } from './friend-problem'
import styles from './friends.module.css'
import { PagedPeople } from './paged-people'
import { moveByKeys } from './row-keys'
import { RowName } from '../shell/row-name'
import { usePlace } from './use-place'

/** @rule FRND-42 */
const ReminderRow = observer(({ reminder: { person, on } }: { readonly reminder: Reminder }) => {
  const { t } = useTranslation(['friends', 'common'])
  const { remind, view } = useFeature('friends')
  const tell = useTellProblem('action')
  const link = useLink()
  const status = view.presence(person.id)
  const turn = async (next: boolean) => {
    const done = await remind(person.id, next)()
    if (E.isLeft(done)) tell(done.left)
  }
  return (
    <ListRow
      {...link(pathOf('FriendPage', { friendId: person.id }))}
      leading={<Avatar name={person.name} src={person.headImg} presence={status} />}
      title={<RowName person={person} />}
      {...(status === 'unknown' ? {} : { subtitle: t(`common:${status}`) })}
      actions={
        <Switch
          label={<VisuallyHidden>{t('friends:remind_switch', { name: person.name })}</VisuallyHidden>}
          checked={on}
          onChange={(next) => void turn(next)}
        />
      }
    />
  )
})

/** Friends with a switch each: who is told of when they come online. @rule FRND-31 FRND-41 FRND-42 FRND-43 */
export const Page = observer(() => {
  const { t } = useTranslation('friends')
  const { loadMoreReminders, loadReminders, view } = useFeature('friends')
  const panel = usePlace<HTMLDivElement>(view, 'reminders', view.reminders.listing !== 'idle')
  return (
    <>
      <ViewHeader title={t('reminders')} back={pathOf('FriendsPage')} />
      <div className={styles.panel} ref={panel} role="presentation" onKeyDown={moveByKeys}>
        <PagedPeople
          list={() => view.reminders}
          load={loadReminders}
          loadMore={loadMoreReminders}
          label={t('reminders')}
          failed={t('reminders_failed')}
          empty={{ art: 'friends', title: t('reminders_empty'), text: t('reminders_empty_text') }}
          hint={
            <>
              <span>{t('reminders_hint')}</span>
              <span role="status">{t('reminders_on', { count: view.remindNum })}</span>
            </>
          }
          row={(reminder) => <ReminderRow key={reminder.person.id} reminder={reminder} />}
        />
      </div>
    </>
  )
})
