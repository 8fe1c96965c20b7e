import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button'
import { useLayer, type Layer } from './layer'
import styles from './overlay.module.css'
import { useFirstOpening } from './use-first-opening'
import { useWayBack } from './use-way-back'

export type ConfirmDialogProps = {
  readonly open: boolean
  readonly title: string
  /** What happens, and what it costs. */
  readonly text?: ReactNode
  /** The deed in one word, such as 'Delete'. */
  readonly confirm: string
  readonly cancel?: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly layer?: Layer
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const Made = (props: ConfirmDialogProps) => {
  const { open, title, text, confirm, cancel, danger = false, busy = false } = props
  const { t } = useTranslation('common')
  const wayBack = useWayBack(open)
  const layer = useLayer(props.layer ?? 'confirm', open, props.onCancel)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} data-layer={layer} />
        <AlertDialog.Viewport className={styles.viewport} data-layer={layer}>
          <AlertDialog.Popup className={styles.popup} finalFocus={wayBack}>
            <div className={styles.head}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
            </div>
            {text !== undefined && (
              <AlertDialog.Description className={styles.body} render={<div className={styles.description} />}>
                {text}
              </AlertDialog.Description>
            )}
            <div className={styles.foot}>
              <Button onClick={props.onCancel}>{cancel ?? t('cancel')}</Button>
              <Button variant={danger ? 'danger' : 'primary'} loading={busy} guarded onClick={props.onConfirm}>
                {confirm}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/**
 * Asks before something that cannot be taken back or that costs coins. Its place does not go with the question: what is no longer drawn
 * gives no focus back.
 */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { made, open } = useFirstOpening(props.open)
  return made && <Made {...props} open={open} />
}
