import { act } from '@testing-library/react'

const LIMIT_MS = 10_000

/** Waits until something is drawn: texts and parts arrive by dynamic import. Works under fake timers too. */
export const settled = async (isThere: () => boolean): Promise<void> => {
  const end = performance.now() + LIMIT_MS
  while (!isThere() && performance.now() < end) {
    await act(() => new Promise((resolve) => void setImmediate(resolve)))
  }
  if (!isThere()) throw new Error('nothing was drawn')
}
