import * as E from 'fp-ts/Either'
import { MessageCircle, UserPlus, Video } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mustBefriendFirst } from '../../domain/calls/friends-only'
import { locations } from '../../domain/calls/locations'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { CoinAmount } from '../design/coin-amount'
import { ConfirmDialog } from '../design/confirm-dialog'
import { Icon } from '../design/icon'
import { useToast } from '../design/toast'
import { useCore } from '../shell/core-context'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { useTellProblem } from './friend-problem'
import styles from './profile.module.css'
import { RequestActions } from './request-actions'
import { useAdding } from './use-adding'

type Props = { readonly person: Acquaintance }

type ActProps = Props & {
  /** It is the one that matters here. */
  readonly main: boolean
}

/** Always carries its price. @rule FRND-8 */
const AddFriend = observer(({ person, main }: ActProps) => {
  const { t } = useTranslation('friends')
  const { view } = useFeature('friends')
  const { add, dialogs } = useAdding(person)
  return (
    <>
      <Button
        variant={main ? 'primary' : 'secondary'}
        size="lg"
        wide
        guarded
        loading={view.busyWith(person.id)}
        icon={<Icon of={UserPlus} />}
        onClick={add}
      >
        {t('add')}
        <span className={styles.price}>
          <CoinAmount amount={view.addPrice} />
        </span>
      </Button>
      {dialogs}
    </>
  )
})

/** Calls are loaded with the first press; what stands between it and ringing is theirs. @rule CALL-12 */
const VideoCall = ({ person, main }: ActProps) => {
  const { t } = useTranslation('friends')
  const core = useCore()
  const toast = useToast()
  const [loading, setLoading] = useState(false)
  const call = () => {
    setLoading(true)
    core
      .feature('calls')
      .then(({ place }) => place(person.id, locations.wallOrChat)())
      .catch(() => toast({ text: t('unreachable'), tone: 'error' }))
      .finally(() => setLoading(false))
  }
  return (
    <Button
      variant={main ? 'primary' : 'secondary'}
      size="lg"
      wide
      guarded
      loading={loading}
      icon={<Icon of={Video} />}
      onClick={call}
    >
      {t('video_call')}
    </Button>
  )
}

const Message = ({ person, main }: ActProps) => {
  const { t } = useTranslation('friends')
  const link = useLink()
  return (
    <ButtonLink
      variant={main ? 'primary' : 'secondary'}
      size="lg"
      wide
      icon={<Icon of={MessageCircle} />}
      {...link(pathOf('IMMessageSession', { friendId: person.id }))}
    >
      {t('message')}
    </ButtonLink>
  )
}

/** Takes the own request back; its price stays spent. @rule FRND-17 */
const Withdraw = observer(({ person }: Props) => {
  const { t } = useTranslation('friends')
  const { answer, view } = useFeature('friends')
  const tell = useTellProblem()
  const [open, setOpen] = useState(false)
  const withdraw = async () => {
    const answered = await answer(person.id, 'withdraw')()
    setOpen(false)
    if (E.isLeft(answered)) tell(answered.left)
  }
  return (
    <p className={styles.note}>
      {t('waiting', { name: person.name })}
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        title={t('withdraw_title')}
        text={t('withdraw_text', { count: view.addPrice })}
        confirm={t('withdraw')}
        busy={view.busyWith(person.id)}
        onConfirm={() => void withdraw()}
        onCancel={() => setOpen(false)}
      />
    </p>
  )
})

const CallPrice = ({ person }: Props) => {
  const { t } = useTranslation('friends')
  return (
    person.price > 0 && (
      <p className={styles.note}>
        {t('call_price')} <CoinAmount amount={person.price} unit={t('per_minute')} size="sm" />
      </p>
    )
  )
}

const Asking = ({ person }: Props) => {
  const { t } = useTranslation('friends')
  return (
    <div className={styles.banner} role="group" aria-label={t('asks', { name: person.name })}>
      <p>{t('asks', { name: person.name })}</p>
      <div className={styles.pair}>
        <RequestActions id={person.id} size="md" />
      </div>
    </div>
  )
}

/** Whoever is barred can be let again, and nothing else. @rule FRND-45 */
const Barred = observer(({ person: { id, name } }: Props) => {
  const { t } = useTranslation('friends')
  const { unblock } = useFeature('friends')
  const tell = useTellProblem('action')
  const recover = async () => {
    const done = await unblock(id)()
    if (E.isLeft(done)) tell(done.left)
  }
  return (
    <div className={styles.banner} role="group" aria-label={t('barred', { name })}>
      <p>{t('barred', { name })}</p>
      <Button guarded onClick={() => void recover()}>
        {t('unblock')}
      </Button>
    </div>
  )
})

/** What can be done with this person, as the two stand to each other. @rule FRND-2 FRND-3 FRND-4 FRND-19 */
export const FriendActions = observer(({ person }: Props) => {
  const away = useFeature('friends').view.presence(person.id) === 'offline'
  const callable = !mustBefriendFirst(person, locations.wallOrChat)
  const call = callable && !away
  const asked = person.relation === 'asking'
  if (person.blocked) return <Barred person={person} />
  return (
    <div className={styles.actions}>
      {asked && <Asking person={person} />}
      {person.relation === 'stranger' && <AddFriend person={person} main={!call} />}
      {callable && <VideoCall person={person} main={call && !asked} />}
      {person.relation !== 'stranger' && <Message person={person} main={!call && !asked} />}
      {callable && <CallPrice person={person} />}
      {person.relation === 'asked' && <Withdraw person={person} />}
    </div>
  )
})
