/** How long a toast stays, in milliseconds. @rule SHELL-82 */
export const TOAST_MS = 3_000

export type ToastTone = 'info' | 'success' | 'error' | 'coins'

export type Toast = {
  readonly text: string
  readonly tone?: ToastTone
  /** How long it stays, in milliseconds; `TOAST_MS` unless given. */
  readonly ms?: number
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type NumberedToast = Toast & { readonly number: number }
