import { Smile } from 'lucide-react'
import { lazy, Suspense, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/icon-button'
import { Popover } from '../design/popover'
import { Sheet } from '../design/sheet'
import { Spinner } from '../design/spinner'
import { loadChunk } from '../shell/load-chunk'
import { OnDemand } from '../shell/on-demand'
import { useShell } from '../shell/shell-context'

const Grid = lazy(() => loadChunk(() => import('./emoji-grid')).then(({ EmojiGrid }) => ({ default: EmojiGrid })))

/** The box stands between the button and its emoji, so that what is chosen is seen, in px. */
const ABOVE_BOX = 64

interface EmojiButtonProps {
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly onEmoji: (emoji: string) => void
}

/** The emoji: beside their button on a desktop, a sheet from below on a phone; it stays open for the next one (@rule CHAT-95). */
export const EmojiButton = ({ box, onEmoji }: EmojiButtonProps) => {
  const { t } = useTranslation('conversation')
  const { mobile } = useShell()
  const [open, setOpen] = useState(false)
  const grid = (
    <Suspense fallback={<Spinner />}>
      <Grid onChoose={onEmoji} />
    </Suspense>
  )
  const change = (next: boolean): void => {
    setOpen(next)
    if (!next) requestAnimationFrame(() => box.current?.focus())
  }
  const button = <IconButton label={t('emoji')} icon={Smile} {...(mobile && { onClick: () => change(true) })} />
  if (!mobile) {
    const place = { side: 'top', align: 'start', offset: ABOVE_BOX } as const
    return (
      <OnDemand trigger={button} popup="dialog">
        <Popover trigger={button} title={t('emoji')} titleHidden defaultOpen onOpenChange={change} {...place}>
          {grid}
        </Popover>
      </OnDemand>
    )
  }
  return (
    <>
      {button}
      <Sheet open={open} onClose={() => change(false)} title={t('emoji')}>
        {grid}
      </Sheet>
    </>
  )
}
