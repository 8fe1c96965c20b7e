import { Toast as Base } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CoinIcon } from './coin-icon'
import { Icon } from './icon'
import { TOAST_MS, type NumberedToast, type ToastTone } from './toast.kind'
import styles from './toast.module.css'

const marks: Readonly<Record<Exclude<ToastTone, 'coins'>, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  error: CircleAlert,
}

const Mark = ({ tone }: { readonly tone: string | undefined }) => (
  <span className={styles.mark}>
    {tone === 'coins' ? <CoinIcon /> : <Icon of={tone === 'success' || tone === 'error' ? marks[tone] : marks.info} />}
  </span>
)

const useFeed = (toasts: readonly NumberedToast[], { add, close }: ReturnType<typeof Base.useToastManager>) => {
  const shown = useRef(0)
  useEffect(() => {
    for (const toast of toasts.filter(({ number }) => number > shown.current)) {
      shown.current = toast.number
      const { action, ms } = toast
      // Whoever has pressed it has done with the note.
      const press = (): void => {
        close(id)
        action?.run()
      }
      const id = add({
        title: toast.text,
        type: toast.tone ?? 'info',
        priority: toast.tone === 'error' ? 'high' : 'low',
        ...(ms === undefined ? {} : { timeout: ms }),
        ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: press } }),
      })
    }
  }, [toasts, add, close])
}

const ToastList = ({ toasts }: { readonly toasts: readonly NumberedToast[] }) => {
  const manager = Base.useToastManager()
  useFeed(toasts, manager)
  return manager.toasts.map((toast) => (
    <Base.Root
      className={styles.toast}
      key={toast.id}
      toast={toast}
      swipeDirection={['up', 'left', 'right']}
      // What lies below it is one press away. One that offers something keeps it against a press beside the button.
      onClick={() => (toast.actionProps === undefined ? manager.close(toast.id) : undefined)}
    >
      <Base.Content className={styles.content}>
        <Mark tone={toast.type} />
        <Base.Title render={<p />} />
        {toast.actionProps !== undefined && <Base.Action className={styles.action} />}
      </Base.Content>
    </Base.Root>
  ))
}

/** The machinery behind `ToastProvider`. */
export const Toaster = ({ toasts }: { readonly toasts: readonly NumberedToast[] }) => (
  <Base.Provider timeout={TOAST_MS} limit={3}>
    <Base.Portal>
      <Base.Viewport className={styles.viewport}>
        <ToastList toasts={toasts} />
      </Base.Viewport>
    </Base.Portal>
  </Base.Provider>
)
