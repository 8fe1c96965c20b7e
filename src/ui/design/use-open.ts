import { useState } from 'react'
import { useBackCloses } from './back-layers'

type Given = {
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly defaultOpen?: boolean
}

type Opened = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** What opens and closes by itself, or as somebody says; going back closes it. */
export const useOpen = ({ open, onOpenChange, defaultOpen = false }: Given): Opened => {
  const [own, setOwn] = useState(defaultOpen)
  const shown = open ?? own
  const change = (next: boolean): void => {
    setOwn(next)
    onOpenChange?.(next)
  }
  useBackCloses(shown, () => change(false))
  return { open: shown, onOpenChange: change }
}
