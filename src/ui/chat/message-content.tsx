import { Gift, UserCheck, UserPlus, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { UserId } from '../../domain/kernel/ids'
import { Icon } from '../design/icon'
import { GiftBubble } from '../shell/slots'
import { CallLine } from './call-line'
import styles from './message-content.module.css'
import { MessageText } from './message-text'
import { PictureMessage } from './picture-message'
import { TranslatedText } from './translated-text'

type EventProps = { readonly icon: LucideIcon; readonly title: string; readonly text: string }

/** Something that happened between two people, with words that came along. */
const Event = ({ icon, title, text }: EventProps) => (
  <span className={styles.event}>
    <span className={styles.sign}>
      <Icon of={icon} />
    </span>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {text !== '' && <MessageText text={text} />}
    </span>
  </span>
)

/** Content that is data, not words, is not shown. */
const wordsOf = (text: string): string => (text.startsWith('{') ? '' : text)

const FriendEvent = ({ message: { accepted = false, text } }: { readonly message: ShownMessage }) => {
  const { t } = useTranslation('conversation')
  const title = t(accepted ? 'friend_accepted' : 'friend_request')
  return <Event icon={accepted ? UserCheck : UserPlus} title={title} text={wordsOf(text)} />
}

const GiftAsk = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('conversation')
  return <Event icon={Gift} title={t('asked_gift')} text={wordsOf(text)} />
}

/** What stands in a bubble, by its kind (@rule CHAT-32). */
export const MessageContent = ({ message, me }: { readonly message: ShownMessage; readonly me: UserId }) => {
  const { at, kind, mine, text, translation } = message
  switch (kind) {
    case 'txt':
      return translation ? <TranslatedText message={message} translation={translation} /> : <MessageText text={text} />
    case 'img':
      return <PictureMessage message={message} />
    case 'video':
      return <CallLine content={text} at={at} me={me} />
    case 'gift':
      return <GiftBubble content={text} mine={mine} fallback={<span className={styles.giftPlace} />} />
    case 'friend':
      return <FriendEvent message={message} />
    case 'giftAsk':
      return <GiftAsk text={text} />
    case 'system':
      return <MessageText text={text} />
  }
}
