import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { toUserId } from '../../domain/kernel/ids'
import { EmptyState } from '../design/empty-state'
import type { PageProps } from '../shell/pages'
import { FriendView } from './friend.view'
import { ProfileHeading } from './profile-heading'
import styles from './profile.module.css'

/** Nobody has this id. @rule PROF-8 */
const Unknown = () => {
  const { t } = useTranslation('friends')
  return (
    <div className={styles.missing}>
      <ProfileHeading />
      <EmptyState art="search" title={t('nobody')} />
    </div>
  )
}

/** Another person's profile. @rule SHELL-12 PROF-9 */
export const Page = observer(({ params }: PageProps) => {
  const id = /^\d+$/.test(params.friendId ?? '') ? toUserId(Number(params.friendId)) : O.none
  return pipe(
    id,
    O.match(
      () => <Unknown />,
      (known) => <FriendView id={known} />,
    ),
  )
})
