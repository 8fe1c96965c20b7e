import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { NumberedToast, Toast } from './toast.kind'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

const ToastContext = createContext<((toast: Toast) => void) | null>(null)

/** Gives `useToast` to everything below; its machinery is loaded with the first toast. */
export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<readonly NumberedToast[]>([])
  const show = useCallback(
    (toast: Toast) => setToasts((all) => [...all.slice(-9), { ...toast, number: (all.at(-1)?.number ?? 0) + 1 }]),
    [],
  )
  const host = useMemo(
    () =>
      toasts.length > 0 && (
        <Suspense>
          <Toaster toasts={toasts} />
        </Suspense>
      ),
    [toasts],
  )
  return (
    <ToastContext value={show}>
      {children}
      {host}
    </ToastContext>
  )
}

/** Shows a short note that goes away by itself. */
export const useToast = (): ((toast: Toast) => void) => {
  const show = use(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider above')
  return show
}
