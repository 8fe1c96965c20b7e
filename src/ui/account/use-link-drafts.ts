import { useState } from 'react'

/** What was typed; going back from the code loses nothing. */
export type LinkDrafts = {
  readonly email: string
  readonly country: string
  readonly digits: string
  readonly password: string
  readonly keep: (typed: Partial<Omit<LinkDrafts, 'keep'>>) => void
}

export const useLinkDrafts = (): LinkDrafts => {
  const [typed, setTyped] = useState({ email: '', country: '', digits: '', password: '' })
  return { ...typed, keep: (more) => setTyped((before) => ({ ...before, ...more })) }
}
