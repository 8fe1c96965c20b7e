import { Gift, Languages } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { memo, Suspense, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenConversation } from '../../application/chat/chat.feature'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import { IconButton } from '../design/icon-button'
import { ErrorBoundary } from '../shell/error-boundary'
import { GiftPicker } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { CallButton } from './call-button'
import styles from './composer.module.css'
import { EmojiButton } from './emoji-button'
import { PictureButton } from './picture-button'

export interface ComposerProps {
  readonly open: OpenConversation
  readonly person: Acquaintance | null
  /** Beside a call, which has gifts of its own. */
  readonly inCall?: boolean | undefined
}

/** Opens the gifts for somebody. */
const GiftButton = ({ friend }: { readonly friend: UserId }) => {
  const { t } = useTranslation('conversation')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        label={t('gift')}
        icon={Gift}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <GiftPicker receiver={friend} place="chat" anchor={button} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Whether what is written goes out with a translation (@rule CHAT-20, CHAT-81). */
const TranslateToggle = observer(({ on }: { readonly on: boolean }) => {
  const { t } = useTranslation('conversation')
  const chat = useFeature('chat')
  return (
    <span className={styles.toggle}>
      <IconButton
        label={t('translate_mine')}
        icon={Languages}
        aria-pressed={on}
        onClick={() => chat.setTranslating(!on)}
      />
    </span>
  )
})

type ToolsProps = Omit<ComposerProps, 'open'> & {
  readonly friend: UserId
  readonly picturesAllowed: boolean
  readonly wordsOnly: boolean
  /** What is written goes out with a translation. */
  readonly translating: boolean
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly onEmoji: (emoji: string) => void
}

/**
 * What can be sent beside words: emoji, a gift, a picture, a call; and whether words are translated (@rule CHAT-21). Typing
 * does not draw it anew.
 */
export const ComposerTools = memo(({ inCall = false, person, ...tools }: ToolsProps) => (
  <div className={styles.tools}>
    <EmojiButton box={tools.box} onEmoji={tools.onEmoji} />
    {!inCall && <GiftButton friend={tools.friend} />}
    {!tools.wordsOnly && <PictureButton allowed={tools.picturesAllowed} />}
    {person && !inCall && (
      <ErrorBoundary scope="silent">
        <Suspense>
          <CallButton person={person} />
        </Suspense>
      </ErrorBoundary>
    )}
    <span className={styles.end}>
      <TranslateToggle on={tools.translating} />
    </span>
  </div>
))
