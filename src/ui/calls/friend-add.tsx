import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { locations } from '../../domain/calls/locations'
import type { UserId } from '../../domain/kernel/ids'
import { Button } from '../design/button'
import { useToast } from '../design/toast'
import { AddFriend } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './friend-add.module.css'
import { StageNote } from './stage-note'
import type { TalkProps } from './talk'

/** How long the word about the new friendship stays, in milliseconds. */
const SUCCESS_MS = 5_000

/** The way to add a stranger while one talks, after a while with a hint. @rule FRND-21 FRND-22 */
export const AddOffer = observer(({ peer }: { readonly peer: UserId }) => {
  const { t } = useTranslation('calls')
  const { addHint, friendAdd, peerRelation } = useFeature('calls').view
  if (peerRelation === 'asked' && friendAdd.info?.times === 1)
    return <p className={styles.asked}>{t('add_requested')}</p>
  if (peerRelation !== 'stranger') return null
  return (
    <span className={styles.offer}>
      <AddFriend person={peer} location={locations.wallOrChat} />
      <span role="status">{addHint && <span className={styles.hint}>{t('add_hint')}</span>}</span>
    </span>
  )
})

/** The other side has asked: accept or close. @rule FRND-19 FRND-21 */
const Prompt = observer(({ call: { peer }, name }: TalkProps) => {
  const { t } = useTranslation('calls')
  const { dismissFriendAdd } = useFeature('calls')
  const { answer } = useFeature('friends')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    const accepted = await answer(peer, 'accept')()
    setBusy(false)
    if (E.isLeft(accepted)) toast({ text: t('generic'), tone: 'error' })
  }
  return (
    <StageNote
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={dismissFriendAdd}>
            {t('add_close')}
          </Button>
          <Button size="sm" variant="answer" loading={busy} onClick={() => void accept()}>
            {t('add_accept')}
          </Button>
        </>
      }
    >
      {t('add_asks', { name })}
    </StageNote>
  )
})

const Success = ({ name }: TalkProps) => {
  const { t } = useTranslation('calls')
  const { dismissFriendAdd } = useFeature('calls')
  useEffect(() => {
    const timer = setTimeout(dismissFriendAdd, SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [dismissFriendAdd])
  return <StageNote>{t('add_done', { name })}</StageNote>
}

/** What the other side asks, and that both are friends now. @rule FRND-20 FRND-21 */
export const FriendAddNote = observer((props: TalkProps) => {
  const { info, show } = useFeature('calls').view.friendAdd
  if (!show || info === null) return null
  if (info.times === 2) return <Success {...props} />
  return info.type === 'friend' ? <Prompt {...props} /> : null
})
