import { Video } from 'lucide-react'
import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { ConfirmDialog } from '../design/confirm-dialog'
import { IconButton } from '../design/icon-button'
import { useCore } from '../shell/core-context'
import { pathOf } from '../shell/routes'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import styles from './session.module.css'

/** Calls from a chat are for people who have bought coins (@rule CHAT-22); location 102 (@rule CALL-84). */
const CHAT_LOCATION = 102

const CallButton = observer(({ person }: { readonly person: Acquaintance }) => {
  const { t } = useTranslation('chat')
  const { account } = useCore()
  const calls = useFeature('calls')
  const [, navigate] = useLocation()
  const [upsell, setUpsell] = useState(false)
  const paid = O.isSome(account.view.me) && account.view.me.value.paid
  return (
    <>
      <IconButton
        label={t('video_call')}
        icon={Video}
        guarded
        onClick={() => (paid ? void calls.place(person.id, CHAT_LOCATION)() : setUpsell(true))}
      />
      <ConfirmDialog
        open={upsell}
        title={t('upsell_title')}
        text={t('upsell_text', { name: person.name })}
        confirm={t('upsell_profile')}
        onConfirm={() => navigate(pathOf('FriendPage', { friendId: person.id }))}
        onCancel={() => setUpsell(false)}
      />
    </>
  )
})

/** Face, name and presence of the other person; leads to their profile (CHAT-17). */
export const SessionHeader = observer(
  ({ person, name }: { readonly person: Acquaintance | null; readonly name: string }) => {
    const { t } = useTranslation('chat')
    const { mobile } = useShell()
    const friends = useFeature('friends')
    const presence = person ? friends.view.presence(person.id) : 'unknown'
    const status = presence === 'unknown' ? '' : t(`status_${presence}`)
    const words = (
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {person?.demo && <Badge>{t('demo')}</Badge>}
        </span>
        <span className={styles.status}>{status}</span>
      </span>
    )
    return (
      <ViewHeader
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
          person?.relation === 'friend' && (
            <Suspense>
              <CallButton person={person} />
            </Suspense>
          )
        }
      />
    )
  },
)
