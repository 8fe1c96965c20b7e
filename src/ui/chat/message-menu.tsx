import { Copy, Languages, RotateCw, Trash2, X, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownMessage } from '../../domain/chat/delivery'
import { ConfirmDialog } from '../design/confirm-dialog'
import { Menu, MenuItem } from '../design/menu'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'
import type { MenuPlace } from './use-message-menu'

interface MessageMenuProps {
  readonly message: ShownMessage
  readonly anchor: MenuPlace['anchor']
  readonly name: string
  readonly onClose: () => void
}

/** Puts words on the clipboard, and says whether they are there. */
const useCopy = () => {
  const { t } = useTranslation('conversation')
  const toast = useToast()
  return (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ text: t('copied') }),
      () => toast({ text: t('copy_failed'), tone: 'error' }),
    )
}

interface Entry {
  readonly icon: LucideIcon
  readonly label: string
  readonly danger?: boolean
  readonly run: () => void
}

/** What a message can be asked, as far as its kind and its state allow it. */
const useEntries = ({ delivery, kind, mine, picture, text, translation, uuid }: ShownMessage, ask: () => void) => {
  const { t } = useTranslation(['conversation', 'chat'])
  const chat = useFeature('chat')
  const copy = useCopy()
  const { canTranslate } = chat.view
  const failed = delivery._tag === 'Failed'
  const isText = kind === 'txt'
  const translates = isText && !mine && canTranslate && translation?._tag !== 'Done'
  const waits = delivery._tag === 'Pending' && kind === 'img' && picture?.url === ''
  const entries: readonly (Entry | false)[] = [
    isText && { icon: Copy, label: t('copy'), run: () => copy(text) },
    translates && { icon: Languages, label: t('translate'), run: () => void chat.translate(uuid)() },
    failed && { icon: RotateCw, label: t('retry'), run: () => void chat.retry(uuid)() },
    failed && { icon: Trash2, label: t('chat:discard'), danger: true, run: () => void chat.discard(uuid)() },
    waits && { icon: X, label: t('cancel_upload'), run: () => void chat.cancelPicture(uuid)() },
    delivery._tag === 'Sent' && { icon: Trash2, label: t('delete_here'), danger: true, run: ask },
  ]
  return entries.filter((entry) => entry !== false)
}

/** Copy, translate, send again, call back and delete here. */
export const MessageMenu = ({ anchor, message, name, onClose }: MessageMenuProps) => {
  const { t } = useTranslation('conversation')
  const chat = useFeature('chat')
  const [open, setOpen] = useState(true)
  const [asks, setAsks] = useState(false)
  const entries = useEntries(message, () => setAsks(true))
  const over = !asks && (!open || entries.length === 0)
  useEffect(() => {
    if (over) onClose()
  }, [over, onClose])
  const remove = (): void => {
    onClose()
    void chat.deleteMessage(message.uuid)()
  }
  const question = { title: t('delete_title'), text: t('delete_text', { name }), confirm: t('delete_confirm') }
  return (
    <>
      <Menu open={open && entries.length > 0} onOpenChange={setOpen} anchor={anchor} align="start">
        {entries.map(({ danger = false, icon, label, run }) => (
          <MenuItem key={label} icon={icon} danger={danger} onSelect={run}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog open={asks} {...question} danger onConfirm={remove} onCancel={onClose} />
    </>
  )
}
