import { ImageOff, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { MessagePicture } from '../../domain/chat/message'
import { Button } from '../design/button'
import { cx } from '../design/cx'
import { Icon } from '../design/icon'
import { IconButton } from '../design/icon-button'
import { Progress } from '../design/progress'
import { loadChunk } from '../shell/load-chunk'
import { useFeature } from '../shell/use-feature'
import { pictureBox } from './picture-box'
import styles from './picture-message.module.css'
import { useWaitingPicture } from './use-waiting-picture'

const Viewer = lazy(() =>
  loadChunk(() => import('../design/photo-viewer')).then(({ PhotoViewer }) => ({ default: PhotoViewer })),
)

/** How far an upload is, with the way to call it back. */
const Upload = observer(({ message: { uuid } }: { readonly message: ShownMessage }) => {
  const { t } = useTranslation('conversation')
  const chat = useFeature('chat')
  const percent = chat.view.uploaded(uuid)
  return (
    <span className={styles.upload}>
      {percent === undefined ? (
        <span className={styles.waits}>{t('picture_waits')}</span>
      ) : (
        <Progress label={t('uploading')} percent={percent} />
      )}
      <IconButton
        variant="glass"
        size="sm"
        label={t('cancel_upload')}
        icon={X}
        onClick={() => void chat.cancelPicture(uuid)()}
      />
    </span>
  )
})

const Broken = ({ onRetry }: { readonly onRetry: (() => void) | null }) => {
  const { t } = useTranslation('conversation')
  return (
    <span className={styles.broken}>
      <Icon of={ImageOff} />
      {t('picture_broken')}
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {t('picture_reload')}
        </Button>
      )}
    </span>
  )
}

type PictureProps = { readonly address: string }

/** A picture that opens over the whole window. */
const Picture = ({ address }: PictureProps) => {
  const { t } = useTranslation('conversation')
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'comes' | 'there' | 'broken'>('comes')
  const [open, setOpen] = useState(false)
  const again = () => {
    setState('comes')
    setAttempt(attempt + 1)
  }
  if (state === 'broken') return <Broken onRetry={again} />
  return (
    <>
      <button type="button" className={styles.open} aria-label={t('open_picture')} onClick={() => setOpen(true)}>
        <img
          key={attempt}
          className={cx(styles.image, state === 'comes' && styles.comes)}
          src={address}
          alt={t('picture')}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState('broken')}
        />
      </button>
      {open && (
        <Suspense>
          <Viewer
            title={t('picture')}
            photos={[{ id: 0, src: address }]}
            at={0}
            onMove={() => undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const NONE: MessagePicture = { url: '', width: 0, height: 0 }

/** A picture of the conversation; an own one shows from this device until it has been sent (@rule CHAT-32, CHAT-68). */
export const PictureMessage = ({ message }: { readonly message: ShownMessage }) => {
  const { delivery, mine, picture = NONE, uuid } = message
  const waits = mine && delivery._tag !== 'Sent'
  const local = useWaitingPicture(uuid, waits)
  const address = local ?? picture.url
  const { height, width } = pictureBox(picture)
  return (
    <span className={styles.picture} style={{ inlineSize: width, blockSize: height }}>
      {address !== '' && <Picture address={address} />}
      {address === '' && !waits && <Broken onRetry={null} />}
      {delivery._tag === 'Pending' && picture.url === '' && <Upload message={message} />}
    </span>
  )
}
