import { SendHorizontal } from 'lucide-react'
import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { SendError } from '../../application/chat/chat.feature'
import { IconButton } from '../design/icon-button'
import { useToast } from '../design/toast'
import { useCore } from '../shell/core-context'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import styles from './composer.module.css'

const problemKey = (error: SendError) => {
  if (error._tag === 'StoreFailed') return error.full ? 'store_full' : 'store_failed'
  return error.rule === 'CHAT-66' ? 'words_not_allowed' : error.rule === 'CHAT-62' ? 'nothing_to_send' : 'too_long'
}

/** Enter sends; Shift+Enter and Enter while an input method composes do not (@rule CHAT-63). */
const sends = (event: KeyboardEvent<HTMLTextAreaElement>): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing

interface Text {
  readonly text: string
  /** Keeps what is typed as a draft. */
  readonly write: (next: string) => void
  /** Empties the box alone: the draft stays until the message is stored. */
  readonly empty: () => void
}

/** What is typed; a draft that arrives later does not overwrite typing. */
const useText = (draft: string): Text => {
  const chat = useFeature('chat')
  const [typed, setTyped] = useState<string | null>(null)
  const write = (next: string): void => {
    setTyped(next)
    chat.keepDraft(next)
  }
  return { text: typed ?? draft, write, empty: () => setTyped('') }
}

/** Sends what is in the box; what is refused comes back into it, with the reason. */
const useSend = ({ text, write, empty }: Text): (() => Promise<void>) => {
  const { t } = useTranslation('chat')
  const chat = useFeature('chat')
  const toast = useToast()
  return async () => {
    if (text.trim() === '') return
    empty()
    const sent = await chat.send(text)()
    if (E.isRight(sent)) return
    write(text)
    toast({ text: t(problemKey(sent.left)), tone: 'error' })
  }
}

type BoxProps = Pick<Text, 'text' | 'write'> & { readonly send: () => void }

/** Focuses once the page has been painted: before, it would make the browser lay out what is about to change. */
const useFocus = (element: RefObject<HTMLElement | null>, wanted: boolean): void =>
  useEffect(() => {
    if (!wanted) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => element.current?.focus())
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [element, wanted])

const Box = observer(({ text, write, send }: BoxProps) => {
  const { t } = useTranslation('chat')
  const { place } = useShell()
  const { pasteBlocked } = useCore().config
  const toast = useToast()
  const box = useRef<HTMLTextAreaElement>(null)
  useFocus(box, place === 'panel')
  return (
    <textarea
      className={styles.box}
      aria-label={t('message')}
      placeholder={t('write')}
      rows={1}
      dir="auto"
      ref={box}
      value={text}
      enterKeyHint="send"
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (!sends(event)) return
        event.preventDefault()
        send()
      }}
      onPaste={(event) => {
        if (!pasteBlocked) return
        event.preventDefault()
        toast({ text: t('paste_blocked') })
      }}
    />
  )
})

/** The box in which messages are written; what is typed survives a reload. */
export const Composer = observer(({ draft }: { readonly draft: string }) => {
  const { t } = useTranslation('chat')
  const typed = useText(draft)
  const { text, write } = typed
  const send = useSend(typed)
  const variant = text.trim() === '' ? 'ghost' : 'primary'
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Box text={text} write={write} send={() => void send()} />
      <IconButton type="submit" variant={variant} label={t('send')} icon={SendHorizontal} flips />
    </form>
  )
})
