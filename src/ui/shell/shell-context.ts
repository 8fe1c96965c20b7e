import { createContext, use } from 'react'

/** What a view may ask of the frame around it. */
export type Shell = {
  readonly mobile: boolean
  /** Where the view stands; a panel closes instead of going back. */
  readonly place: 'page' | 'panel'
  /** Closes the panel; on a page it leads home. */
  readonly close: () => void
  readonly openProfile: () => void
  readonly signOut: () => void
}

export const ShellContext = createContext<Shell | null>(null)

export const useShell = (): Shell => {
  const shell = use(ShellContext)
  if (shell === null) throw new Error('useShell needs a ShellContext above')
  return shell
}
