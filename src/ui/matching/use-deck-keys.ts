import type { KeyboardEvent } from 'react'

type Deeds = { readonly like: () => void; readonly skip: () => void; readonly undo: () => void }

/** Arrow towards the end: like; towards the start: skip; Backspace: back. Buttons and links keep their own keys. */
export const useDeckKeys = ({ like, skip, undo }: Deeds) => ({
  tabIndex: -1,
  onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
    const rtl = document.documentElement.dir === 'rtl'
    const run = { [rtl ? 'ArrowLeft' : 'ArrowRight']: like, [rtl ? 'ArrowRight' : 'ArrowLeft']: skip, Backspace: undo }[
      event.key
    ]
    if (run === undefined) return
    event.preventDefault()
    run()
  },
})
