import { useState } from 'react'

/** What was typed; going back from the code loses nothing. */
export type LinkDrafts = {
  readonly email: string
  readonly country: string
  readonly digits: string
  readonly keep: (typed: Partial<Omit<LinkDrafts, 'keep'>>) => void
}

export const useLinkDrafts = (): LinkDrafts => {
  const [typed, setTyped] = useState({ email: '', country: '', digits: '' })
  return { ...typed, keep: (more) => setTyped((before) => ({ ...before, ...more })) }
}
