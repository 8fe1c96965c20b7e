import { lazy, Suspense, useEffect } from 'react'
import { useDialogOpen } from '../design/layer'
import { useWindowStore } from '../design/window-store'
import { CoinNews } from './coin-news'
import { keyboardHelp } from './keyboard-help.store'
import { loadPatiently } from './load-chunk'
import { useSingleKeys } from './preferences'

const KeyboardHelp = lazy(() =>
  loadPatiently(() => import('./keyboard-help')).then((module) => ({ default: module.KeyboardHelp })),
)

/** Where a sign is text, or chooses among what is listed. */
const TAKES_SIGNS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]'

const asksForHelp = ({ altKey, ctrlKey, defaultPrevented, key, metaKey, repeat, target }: KeyboardEvent): boolean => {
  if (key !== '?' && key !== '؟') return false
  if (altKey || ctrlKey || metaKey || defaultPrevented || repeat) return false
  return !(target instanceof Element && target.closest(TAKES_SIGNS) !== null)
}

/** Opens the list of keys with the question mark, where nobody types and no dialog is open. */
const Keys = () => {
  const open = useWindowStore(keyboardHelp)
  const busy = useDialogOpen()
  const signs = useSingleKeys()
  useEffect(() => {
    if (busy || !signs) return
    const onKey = (event: KeyboardEvent): void => {
      if (asksForHelp(event)) keyboardHelp.set(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [busy, signs])
  return (
    open && (
      <Suspense>
        <KeyboardHelp onClose={() => keyboardHelp.set(false)} />
      </Suspense>
    )
  )
}

/** For keyboards and screen readers: the list of keys, and word of the balance. @rule PLUS-22 */
export const Layer = () => (
  <>
    <Keys />
    <CoinNews />
  </>
)
