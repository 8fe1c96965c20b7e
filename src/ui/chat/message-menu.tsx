import { Copy, Languages, RotateCw, Trash2, X } from 'lucide-react'
import { useState } from 'react'
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

/** What a message can be asked, as far as its kind and its state allow it. */
const usesOf = ({ delivery, kind, mine, picture, translation }: ShownMessage, canTranslate: boolean) => ({
  copy: kind === 'txt',
  translate: kind === 'txt' && !mine && canTranslate && translation?._tag !== 'Done',
  retry: delivery._tag === 'Failed',
  cancel: delivery._tag === 'Pending' && kind === 'img' && picture?.url === '',
  remove: delivery._tag === 'Sent',
})

/** Copy, translate, retry, cancel and delete here; the entries that fit the message. */
export const MessageMenu = ({ anchor, message, name, onClose }: MessageMenuProps) => {
  const { t } = useTranslation(['conversation', 'chat'])
  const chat = useFeature('chat')
  const copy = useCopy()
  const [asks, setAsks] = useState(false)
  const { uuid, text } = message
  const uses = usesOf(message, chat.view.canTranslate)
  const [open, setOpen] = useState(true)
  return (
    <>
      <Menu
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          if (!next && !asks) onClose()
        }}
        anchor={anchor}
        align="start"
      >
        {uses.copy && (
          <MenuItem icon={Copy} onSelect={() => copy(text)}>
            {t('copy')}
          </MenuItem>
        )}
        {uses.translate && (
          <MenuItem icon={Languages} onSelect={() => void chat.translate(uuid)()}>
            {t('translate')}
          </MenuItem>
        )}
        {uses.retry && (
          <MenuItem icon={RotateCw} onSelect={() => void chat.retry(uuid)()}>
            {t('retry')}
          </MenuItem>
        )}
        {uses.retry && (
          <MenuItem icon={Trash2} danger onSelect={() => void chat.discard(uuid)()}>
            {t('chat:discard')}
          </MenuItem>
        )}
        {uses.cancel && (
          <MenuItem icon={X} onSelect={() => void chat.cancelPicture(uuid)()}>
            {t('cancel_upload')}
          </MenuItem>
        )}
        {uses.remove && (
          <MenuItem icon={Trash2} danger onSelect={() => setAsks(true)}>
            {t('delete_here')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asks}
        title={t('delete_title')}
        text={t('delete_text', { name })}
        confirm={t('delete_confirm')}
        danger
        onConfirm={() => {
          onClose()
          void chat.deleteMessage(uuid)()
        }}
        onCancel={onClose}
      />
    </>
  )
}
