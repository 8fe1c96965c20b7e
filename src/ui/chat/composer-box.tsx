import { observer } from 'mobx-react-lite'
import { useEffect, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../design/toast'
import { useCore } from '../shell/core-context'
import { useShell } from '../shell/shell-context'
import styles from './composer.module.css'

/** What Safari calls the Enter that ends a composition, when it does not compose any more. */
const COMPOSED = 229

/** Enter sends; Shift+Enter and Enter while an input method composes do not (@rule CHAT-63). */
const sends = ({ key, keyCode, nativeEvent, shiftKey }: KeyboardEvent<HTMLTextAreaElement>): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== COMPOSED

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

interface BoxProps {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly write: (next: string) => void
  readonly send: () => void
}

/** Where messages are typed; whether it takes what is pasted is the deployment's to say (@rule CHAT-64). */
export const Box = observer(({ box, text, write, send }: BoxProps) => {
  const { t } = useTranslation('chat')
  const { place } = useShell()
  const { pasteBlocked } = useCore().config
  const toast = useToast()
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
