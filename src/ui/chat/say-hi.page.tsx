import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedConversation } from '../../domain/chat/conversation'
import { Avatar } from '../design/avatar'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { List, ListRow } from '../design/list'
import { SkeletonRows } from '../design/skeleton'
import { usePersonWords } from '../shell/person-words'
import { pathOf } from '../shell/routes'
import { RowName } from '../shell/row-name'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import styles from './say-hi.module.css'
import { useAnswer } from './use-answer'
import { useNow } from './use-now'
import { shortWhen } from './when'

interface RequestProps {
  readonly request: ListedConversation
}

const Answers = observer(({ request }: RequestProps) => {
  const { t } = useTranslation('chat')
  const { view } = useFeature('friends')
  const { friend, name } = request
  const answer = useAnswer(friend)
  const busy = view.busyWith(friend)
  return (
    <>
      <Button size="sm" disabled={busy} aria-label={t('decline_name', { name })} onClick={() => void answer('refuse')}>
        {t('decline')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        disabled={busy}
        aria-label={t('accept_name', { name })}
        onClick={() => void answer('accept')}
      >
        {t('accept')}
      </Button>
    </>
  )
})

const Request = observer(({ request }: RequestProps) => {
  const { i18n } = useTranslation('chat')
  const words = usePersonWords()
  const link = useLink()
  const { view } = useFeature('friends')
  const now = useNow()
  const { friend, headImg, lastAt, name } = request
  const person = O.toNullable(view.person(friend))
  const facts = person === null ? [] : [words.age(person.birthday), words.country(person.countryCode)]
  const since = shortWhen(lastAt, now, i18n.resolvedLanguage ?? 'en')
  return (
    <ListRow
      {...link(pathOf('FriendPage', { friendId: friend }))}
      leading={<Avatar name={name} src={headImg} presence={view.presence(friend)} />}
      title={<RowName person={request} />}
      subtitle={[...facts, since].filter(Boolean).join(' · ')}
      actions={<Answers request={request} />}
    />
  )
})

/** The pending requests, each with its two ways out (CHAT-15). */
export const Page = observer(() => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const { load, view } = useFeature('friends')
  const { ready, sayHi } = chat.view
  const fresh = sayHi.filter(({ unread }) => unread > 0)
  const unread = fresh.map((one) => `${one.friend}:${one.unread}`).join(',')
  useEffect(() => {
    if (view.listing === 'idle') void load()
  }, [load, view])
  useEffect(() => {
    if (unread !== '') void chat.readSayHi()
  }, [chat, unread])
  return (
    <>
      <ViewHeader title={t('say_hi')} back={pathOf('MessagePage')} />
      <div className={styles.list}>
        {!ready && <SkeletonRows />}
        {ready && sayHi.length === 0 && (
          <EmptyState art="friends" title={t('say_hi_empty_title')} text={t('say_hi_empty_text')} />
        )}
        <List label={t('say_hi')}>
          {sayHi.map((request) => (
            <Request key={request.friend} request={request} />
          ))}
        </List>
      </div>
    </>
  )
})
