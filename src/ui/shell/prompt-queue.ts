import { useEffect, useId, useSyncExternalStore } from 'react'
import { isOn } from '../../domain/calls/call'
import { useFeature } from './use-feature'

/** The app's own prompts that are due, in the order in which they came due. */
interface PromptQueue {
  readonly enter: (prompt: string) => () => void
  readonly first: () => string | undefined
  readonly subscribe: (onChange: () => void) => () => void
}

const makePromptQueue = (): PromptQueue => {
  let due: readonly string[] = []
  const listeners = new Set<() => void>()
  const change = (next: readonly string[]): void => {
    due = next
    listeners.forEach((tell) => tell())
  }
  return {
    enter: (prompt) => {
      change([...due, prompt])
      return () => change(due.filter((one) => one !== prompt))
    },
    first: () => due[0],
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** One window has one queue. */
const queue = makePromptQueue()

/**
 * Whether a prompt that is due may be open now: one at a time, none while a call or ringing is on. Call inside an observer.
 *
 * @rule SHELL-78
 */
export const usePrompt = (due: boolean): boolean => {
  const id = useId()
  const busy = isOn(useFeature('calls').view.call)
  const first = useSyncExternalStore(queue.subscribe, queue.first)
  useEffect(() => (due ? queue.enter(id) : undefined), [due, id])
  return due && !busy && first === id
}
