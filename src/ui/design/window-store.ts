import { useSyncExternalStore } from 'react'

/** A value of this window that views read; `begin` runs with the first reader, and what it returns with the last. */
export interface WindowStore<Value> {
  readonly now: () => Value
  readonly set: (next: Value) => void
  readonly subscribe: (onChange: () => void) => () => void
}

/** `Value` is compared by identity. */
export const makeWindowStore = <Value>(
  first: Value,
  begin = (): (() => void) => () => undefined,
): WindowStore<Value> => {
  const readers = new Set<() => void>()
  let value = first
  let end: () => void = () => undefined
  return {
    now: () => value,
    set: (next) => {
      if (next === value) return
      value = next
      readers.forEach((tell) => tell())
    },
    subscribe: (onChange) => {
      readers.add(onChange)
      if (readers.size === 1) end = begin()
      return () => {
        readers.delete(onChange)
        if (readers.size === 0) end()
      }
    },
  }
}

/** Draws anew when the value changes. */
export const useWindowStore = <Value>({ now, subscribe }: WindowStore<Value>): Value =>
  useSyncExternalStore(subscribe, now)
