import { lazy, Suspense, useCallback, useState } from 'react'
import { useCore } from './core-context'
import { loadChunk } from './load-chunk'

const SignOutDialog = lazy(() =>
  loadChunk(() => import('./sign-out-dialog')).then((module) => ({ default: module.SignOutDialog })),
)

type Asked = { readonly open: boolean; readonly unsent: number }

/** The question before signing out: `ask` raises it, `dialog` is to be drawn once. */
export const useSignOut = () => {
  const { account } = useCore()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback(() => void account.unsent().then((unsent) => setAsked({ open: true, unsent })), [account])
  const close = useCallback(() => setAsked((now) => now && { ...now, open: false }), [])
  const dialog = asked && (
    <Suspense>
      <SignOutDialog {...asked} onClose={close} />
    </Suspense>
  )
  return { ask, dialog }
}
