import { Video } from 'lucide-react'
import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { ConfirmDialog } from '../design/confirm-dialog'
import { IconButton } from '../design/icon-button'
import { useCore } from '../shell/core-context'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'

/** Calls from a chat are for people who have bought coins (@rule CHAT-22); location 102 (@rule CALL-84). */
const CHAT_LOCATION = 102

/** Calls the other person, or says where a call begins for those who have not bought coins. */
export const CallButton = observer(({ person }: { readonly person: Acquaintance }) => {
  const { t } = useTranslation('chat')
  const { account } = useCore()
  const calls = useFeature('calls')
  const navigate = useNavigate()
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
