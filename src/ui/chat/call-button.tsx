import { Video } from 'lucide-react'
import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CHAT_CALL_LOCATION, mayCallFromChat } from '../../domain/calls/from-chat'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { ConfirmDialog } from '../design/confirm-dialog'
import { IconButton } from '../design/icon-button'
import { useCore } from '../shell/core-context'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'

/** Calls the other person, or says where a call begins for those who have not bought coins (@rule CHAT-22). */
export const CallButton = observer(({ person }: { readonly person: Acquaintance }) => {
  const { t } = useTranslation('chat')
  const { account } = useCore()
  const calls = useFeature('calls')
  const navigate = useNavigate()
  const [upsell, setUpsell] = useState(false)
  const may = O.isSome(account.view.me) && mayCallFromChat(account.view.me.value)
  return (
    <>
      <IconButton
        label={t('video_call')}
        icon={Video}
        guarded
        onClick={() => (may ? void calls.place(person.id, CHAT_CALL_LOCATION)() : setUpsell(true))}
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
