import { useSyncExternalStore } from 'react'

let missing = false
const listeners = new Set<() => void>()

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * A part that nobody asked for, such as ringing, could not be loaded or broke: the page goes on without it until it is loaded
 * anew, since browsers keep a failed module for the life of a page. @rule SHELL-88
 */
export const partMissing = (): void => {
  missing = true
  listeners.forEach((tell) => tell())
}

export const usePartMissing = (): boolean => useSyncExternalStore(listen, () => missing)
