import { SendHorizontal } from 'lucide-react'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenConversation, SendError } from '../../application/chat/chat.feature'
import { IconButton } from '../design/icon-button'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import { Box } from './composer-box'
import { ComposerTools, type ComposerProps } from './composer-tools'
import styles from './composer.module.css'

const problemKeys = {
  'CHAT-62': 'nothing_to_send',
  'CHAT-66': 'words_not_allowed',
  'CHAT-70': 'pictures_later',
  'CHAT-71': 'no_longer_friends',
} as const

const problemKey = (error: SendError) => {
  if (error._tag === 'StoreFailed') return error.full ? 'store_full' : 'store_failed'
  return problemKeys[error.rule as keyof typeof problemKeys] ?? 'too_long'
}

interface Text {
  readonly text: string
  /** Keeps what is typed as a draft. */
  readonly write: (next: string) => void
  /** Empties the box alone: the draft goes when its message is accepted. */
  readonly empty: () => void
  /** Shows a text again that was refused, before what has been typed since; as a draft it is there already. */
  readonly putBack: (text: string) => void
}

/** What is typed; a draft that arrives later does not overwrite typing. */
const useText = ({ draft, friend }: OpenConversation): Text => {
  const chat = useFeature('chat')
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef('')
  const show = (next: string): void => {
    latest.current = next
    setTyped(next)
  }
  const write = (next: string): void => {
    show(next)
    chat.keepDraft(friend, next)
  }
  const putBack = (text: string): void => show(latest.current === '' ? text : `${text}\n${latest.current}`)
  return { text: typed ?? draft, write, empty: () => show(''), putBack }
}

/** Sends what is in the box; what is refused comes back into it, with the reason. */
const useSend = ({ text, putBack, empty }: Text): (() => Promise<void>) => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const toast = useToast()
  return async () => {
    if (text.trim() === '') return
    empty()
    const sent = await chat.send(text)()
    if (E.isRight(sent)) return
    putBack(text)
    toast({ text: t(problemKey(sent.left)), tone: 'error' })
  }
}

/** Puts words in at the cursor, which stands behind them afterwards; always the same function (@rule CHAT-95). */
const useInsert = (box: RefObject<HTMLTextAreaElement | null>, { text, write }: Text) => {
  const cursor = useRef<number | null>(null)
  const latest = useRef({ text, write })
  useLayoutEffect(() => void (latest.current = { text, write }))
  useLayoutEffect(() => {
    if (cursor.current !== null) box.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  }, [box, text])
  const [insert] = useState(() => (words: string): void => {
    const typed = latest.current
    const { selectionStart = typed.text.length, selectionEnd = typed.text.length } = box.current ?? {}
    cursor.current = selectionStart + words.length
    typed.write(typed.text.slice(0, selectionStart) + words + typed.text.slice(selectionEnd))
  })
  return insert
}

/** The box in which messages are written, with what else can be sent; what is typed survives a reload (@rule CHAT-21). */
export const Composer = observer(({ open, person, inCall }: ComposerProps) => {
  const { t } = useTranslation('chat')
  const box = useRef<HTMLTextAreaElement>(null)
  const typed = useText(open)
  const { text, write } = typed
  const send = useSend(typed)
  const insert = useInsert(box, typed)
  const variant = text.trim() === '' ? 'ghost' : 'primary'
  return (
    <div className={styles.composer}>
      <div className={styles.line}>
        <Box box={box} text={text} write={write} send={() => void send()} />
        <IconButton variant={variant} label={t('send')} icon={SendHorizontal} flips onClick={() => void send()} />
      </div>
      <ComposerTools
        friend={open.friend}
        picturesAllowed={open.picturesAllowed}
        wordsOnly={open.wordsOnly}
        translating={open.translating === 'on'}
        person={person}
        inCall={inCall}
        box={box}
        onEmoji={insert}
      />
    </div>
  )
})
