import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRouter } from 'wouter'
import type { MessageHit } from '../../application/chat/message-search.feature'
import type { SnippetPart } from '../../domain/chat/snippet'
import { systemSenderOf } from '../../domain/chat/system-sender'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { Avatar } from '../design/avatar'
import { ListRow } from '../design/list'
import { pathOf } from '../shell/routes'
import { RowName } from '../shell/row-name'
import { SystemSign } from '../shell/system-sign'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'
import { FOUND } from './found'
import styles from './message-search.module.css'
import { useDemo } from './use-demo'
import { shortWhen } from './when'

/** Name and face of the other person, as far as they are known. */
const usePerson = (friend: UserId) => {
  const { t } = useTranslation(['messageSearch', 'chat'])
  const sender = systemSenderOf(friend)
  const listed = useFeature('chat').view.conversations.find((one) => one.friend === friend)
  const person = O.toNullable(useFeature('friends').view.person(friend))
  const name = sender === null ? person?.name || listed?.name || t('somebody') : t(`chat:sender_${sender}`)
  return { sender, name, face: person?.headImg || listed?.headImg || '', demo: useDemo(friend) }
}

const Snippet = ({ of: parts }: { readonly of: readonly SnippetPart[] }) => (
  <bdi>
    {parts.map((part, index) =>
      part.hit ? (
        <mark key={index} className={styles.hit}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </bdi>
)

/** A message that was found: with whom, the words around the hit, when. Leads to the message itself. */
export const MessageHitRow = observer(({ hit, now }: { readonly hit: MessageHit; readonly now: Instant }) => {
  const { t, i18n } = useTranslation('messageSearch')
  const { base } = useRouter()
  const navigate = useNavigate()
  const { at, friend, mine, snippet, uuid } = hit
  const { demo, face, name, sender } = usePerson(friend)
  const path = `${pathOf('IMMessageSession', { friendId: friend })}?${FOUND}=${uuid}`
  return (
    <ListRow
      href={base + path}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        navigate(path)
      }}
      leading={sender === null ? <Avatar name={name} src={face} /> : <SystemSign sender={sender} />}
      title={<RowName person={{ demo, name }} />}
      subtitle={
        <>
          {mine && <span>{t('mine')}</span>}
          <Snippet of={snippet} />
        </>
      }
      aside={
        <time className={styles.time} dateTime={new Date(at).toISOString()}>
          {shortWhen(at, now, i18n.resolvedLanguage ?? 'en')}
        </time>
      }
    />
  )
})
