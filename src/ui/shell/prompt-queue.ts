import { useEffect, useMemo } from 'react'
import { promptNow, type Circumstances, type PromptKind } from '../../domain/kernel/prompts'
import { makeWindowStore, useWindowStore } from '../design/window-store'
import { useCircumstances } from './use-circumstances'

/** The app's own prompts that are due, and the one of them that is open. */
const makePromptQueue = () => {
  const due = new Set<PromptKind>()
  const open = makeWindowStore<PromptKind | null>(null)
  let now: Circumstances | null = null
  let deciding = false
  const decide = (): void => {
    deciding = false
    open.set(now && promptNow(open.now(), due, now))
  }
  // What comes due in one drawing is decided together: the order of the prompts counts, not that of the parts on the page.
  const decideSoon = (): void => {
    if (!deciding) queueMicrotask(decide)
    deciding = true
  }
  return {
    enter: (prompt: PromptKind) => {
      due.add(prompt)
      decideSoon()
      return () => {
        due.delete(prompt)
        decideSoon()
      }
    },
    open,
    see: (seen: Circumstances) => {
      now = seen
      decideSoon()
    },
  }
}

/** One window has one queue. */
const queue = makePromptQueue()

/**
 * Whether a prompt of the app that is due may be open now: one at a time, none over a call, a ring, a payment or a form that
 * is being filled in. A kind belongs to one part of the page. Call inside an observer.
 *
 * @rule SHELL-78
 */
export const usePrompt = (kind: PromptKind, due: boolean): boolean => {
  const { dialog, inCall, matching, paying, signedIn, writing } = useCircumstances()
  const now = useMemo(
    () => ({ dialog, inCall, matching, paying, signedIn, writing }),
    [dialog, inCall, matching, paying, signedIn, writing],
  )
  const open = useWindowStore(queue.open)
  useEffect(() => queue.see(now), [now])
  useEffect(() => (due ? queue.enter(kind) : undefined), [due, kind])
  return due && open === kind
}
