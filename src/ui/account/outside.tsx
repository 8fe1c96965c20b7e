import type { ReactNode } from 'react'

/** A text that stands beside the program, in a window of its own. */
export const Outside = ({ to, children }: { readonly to: string; readonly children?: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
